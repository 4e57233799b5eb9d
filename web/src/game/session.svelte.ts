import type { Ladder } from '../board/marks';
import { panOf } from '../board/places';
import { turned } from '../board/turning';
import { brain, rules, whenLost } from '../rulebook/books';
import { Stopped } from '../rulebook/client';
import type { Answer, BoardInfo, GameView, Message, Proposal, SeatLetter } from '../rulebook/protocol';
import { settings } from '../settings/settings.svelte';
import { GameStore } from '../table/gameStore';
import { LocalTable } from '../table/local';
import { gameFromPosition, gameFromText, newGame, type Opening } from '../table/opening';
import { type SavedGame, savedGame, saveSetup } from '../table/saved';
import type { Setup } from '../table/setup';
import type { Table, TableRequest } from '../table/table';
import { t, textsAreWhole } from '../texts/texts.svelte';
import { Announcements } from '../ui/announcements';
import { notices, reason } from '../ui/notices.svelte';
import { Advice } from './advice.svelte';
import { hintSpoken, laddersSpoken } from './announce';
import { dutyTold } from './duty';
import { BoardEffects } from './hand/effects.svelte';
import { type HandContext, Interaction } from './hand/interaction.svelte';
import { firstWords, hear, sayWhereItStands } from './hearing';
import { whyIdle } from './idle';
import { laddersShown } from './ladders';
import { Round } from './round';
import { TabLock } from './tabLock.svelte';
import { TableView } from './tableView.svelte';
import { Tips } from './tips.svelte';
import { stepsToFront, Turning } from './turning.svelte';

/** The screen's state of the table in play: the moment, the piece in hand, announcements and advice. */
export class Session extends TableView implements HandContext {
  /** The moment that a replay shows, or null while the game itself is shown. */
  cursor = $state<number | null>(null);
  /** Whether the end of the game, if there is one, has been seen. */
  endSeen = $state(true);
  /** The chat of the table, newest last. */
  talk = $state.raw<readonly { number: number; by: SeatLetter; text: string }[]>([]);
  readonly announcements = new Announcements();
  readonly effects = new BoardEffects(this.announcements);
  readonly advice = new Advice();
  readonly tips = new Tips(this);
  readonly turning = new Turning();
  readonly round = new Round(this);
  readonly tabs = new TabLock(() => this.#changedTab());
  readonly interaction = new Interaction(rules, this, this.effects, this.announcements);

  #table: Table | null = null;
  /** The table whose state is shown. It may have been left. */
  #shown: Table | null = null;
  #isStarting = false;
  #isShown = false;
  /** Settled once the last requested game is open. */
  #opened: Promise<unknown> = Promise.resolve();
  /** Requests to an online table that are not answered yet. */
  readonly #asking = new Set<string>();
  readonly #store = new GameStore(() => notices.wrong(t('page.wrong.storage'), 'never'));

  constructor() {
    super();
    whenLost(({ message }) => {
      if (this.#table === null) notices.wrong(t('page.wrong.rulebook', { why: message }), 'working');
    });
  }

  /** The table for the hand. */
  get table(): Table | null {
    return this.#table;
  }

  /** The position for the hand. */
  get view(): GameView | null {
    return this.now;
  }

  /** The moment on the board: now, or that of the replay. */
  get shown(): GameView | null {
    return this.cursor === null ? this.now : (this.moments[this.cursor] ?? this.now);
  }

  /** The board in the orientation of the players at this device. */
  get board(): BoardInfo | null {
    return this.variant === null ? null : turned(this.variant.board, this.turning.steps);
  }

  /** The pieces on the board as shown, with the one in hand. */
  get pieces(): GameView['pieces'] {
    const pieces = this.shown?.pieces ?? {};
    return this.cursor === null ? this.interaction.seen(pieces) : pieces;
  }

  /** Whether a person at this device is to move, has not sent a move yet, and no replay is shown. */
  get mayMove(): boolean {
    const isHere = !this.tabs.isElsewhere && this.cursor === null;
    return this.may.play !== null && isHere && !this.interaction.isSending;
  }

  get isElsewhere(): boolean {
    return this.remote !== null;
  }

  /** The stereo position of a cell, from -1 (left) to 1 (right). */
  panOf(cell: string): number {
    return this.board === null ? 0 : panOf(this.board, cell);
  }

  get confirms(): boolean {
    return settings.switches.confirm;
  }

  /** The text about pieces that must leave, for the person to move. */
  get duty(): string | null {
    return this.now !== null && this.mayMove ? dutyTold(this.now) : null;
  }

  // --- Starting and opening ---

  /** Starts a game. Of two quick taps, the second has no effect. */
  async start(setup: Setup, first: SeatLetter, saysAside = false): Promise<boolean> {
    return this.#starting(async () => this.#begin(await newGame(setup, first), saysAside));
  }

  async #starting(start: () => Promise<boolean>): Promise<boolean> {
    if (this.#isStarting) return false;
    this.#isStarting = true;
    return this.#inTurn(start).finally(() => {
      this.#isStarting = false;
    });
  }

  async #begin(answer: Answer<Opening>, saysAside: boolean): Promise<boolean> {
    if (!answer.ok) return this.#wrong(answer.why);
    saveSetup(answer.value.setup);
    const aside = await this.#sitDown(answer.value);
    if (saysAside) this.#sayAside(aside);
    this.announcements.say(firstWords(this));
    return true;
  }

  /** Resumes the game that the browser has kept. */
  async resume(): Promise<boolean> {
    const saved = savedGame();
    return saved !== null && this.takeUp(saved);
  }

  /** Resumes a game that was set aside. */
  async takeUp(saved: SavedGame): Promise<boolean> {
    return this.#open(() => gameFromText(saved.text, saved.setup, saved), 'page.wrong.file');
  }

  /** Opens a game from a file or an address. */
  async open(text: string, from: 'file' | 'link'): Promise<boolean> {
    return this.#open(() => gameFromText(text, null), from === 'link' ? 'page.wrong.link' : 'page.wrong.file', true);
  }

  async openPosition(variant: string, house: string, position: string): Promise<boolean> {
    return this.#open(() => gameFromPosition(variant, house, position), 'page.wrong.link', true);
  }

  /** Whether the player may ask for a rematch, or agree to the one that another player has asked for. */
  get mayRematch(): boolean {
    return this.may.propose.rematch !== undefined || this.may.answer.rematch !== undefined;
  }

  /** Starts the same game again, or agrees to it. After an end the next seat clockwise begins, otherwise the same seat as before. */
  async rematch(): Promise<void> {
    const { setup, now } = this;
    const seat = this.may.propose.rematch;
    const table = this.#table;
    if (table instanceof LocalTable && seat !== undefined) {
      await this.#starting(async () => this.#begin(await table.rematch(seat), false));
    } else if (this.remote !== null) {
      const asked = this.may.answer.rematch;
      if (asked !== undefined) await this.request({ what: 'agree', seat: asked, proposal: 'rematch' });
      else await this.#propose('rematch');
    } else if (setup !== null && now !== null) {
      await this.start(setup, now.first, true);
    }
  }

  /** Catches up with events while the page was hidden. */
  async catchUp(): Promise<void> {
    if (!this.tabs.isElsewhere) await this.#table?.refresh();
  }

  #open(
    opening: () => Promise<Answer<Opening>>,
    whatIsWrong: 'page.wrong.file' | 'page.wrong.link',
    saysAside = false,
  ): Promise<boolean> {
    return this.#inTurn(async () => {
      const answer = await opening();
      if (!answer.ok) return this.#wrong(answer.why, whatIsWrong);
      const aside = await this.#sitDown(answer.value);
      if (saysAside) this.#sayAside(aside);
      sayWhereItStands(this);
      return true;
    });
  }

  /** Tells the player that opening a game has set the other one aside. */
  #sayAside(aside: SavedGame | null): void {
    if (aside !== null) notices.say(t('page.aside.note', { variant: t(`variant.${aside.setup.variant}.name`) }));
  }

  /** Opens games and joins tables one after the other, so that the last one wanted is the one that is shown. */
  #inTurn(open: () => Promise<boolean>): Promise<boolean> {
    const opened = this.#opened.then(textsAreWhole).then(open);
    this.#opened = opened.catch(() => undefined);
    return opened;
  }

  /** Replaces the table by another one. Returns the game that was set aside. */
  async #sitDown(opening: Opening): Promise<SavedGame | null> {
    const table = new LocalTable(opening, this.#store, () => this.effects.journeyMillis);
    this.#table?.leave();
    const aside = await table.begin();
    this.#listenTo(table, opening.setup);
    await this.tabs.take(`${opening.setup.variant}.${opening.seed}`);
    this.attend(true);
    await this.advice.follow(this.now);
    notices.opened();
    return aside;
  }

  /** Joins an online table, to play or to watch. */
  join(table: Table, setup: Setup): Promise<boolean> {
    return this.#inTurn(async () => {
      if (table.isLeft) return false;
      this.#table?.leave();
      this.tabs.release();
      this.#listenTo(table, setup);
      sayWhereItStands(this);
      await this.advice.follow(this.now);
      return true;
    });
  }

  /** Called when the board is shown, and when it no longer is. */
  attend(isShown: boolean): void {
    this.#isShown = isShown;
    this.#table?.attend(isShown && !this.tabs.isElsewhere);
  }

  /** Another tab has taken the game. There it goes on, and here it waits. Or it has come back, perhaps with new moves. */
  #changedTab(): void {
    this.clear();
    this.attend(this.#isShown);
    if (!this.tabs.isElsewhere) void this.catchUp();
  }

  /** Leaves an online table. Its game can still be replayed. */
  leave(id: string): void {
    if (this.remote?.id !== id) return;
    this.#table?.leave();
    this.#table = null;
  }

  #listenTo(table: Table, setup: Setup): void {
    const before = this.#shown;
    this.#table = table;
    this.#shown = table;
    this.setup = setup;
    this.state = table.state;
    this.talk = [];
    this.#asking.clear();
    this.turning.begin(table.state.remote?.id ?? setup.variant, this.#usualTurn());
    this.reset();
    table.listen((event, now) => {
      this.state = now;
      hear(this, event);
    });
    before?.dispose();
  }

  /** A player alone at this device has the own camp in front. */
  #usualTurn(): number {
    const { remote, seats, setup, variant } = this;
    const people = seats.filter((seat) => setup?.players[seat]?.kind === 'person');
    const own = remote === null ? (people.length === 1 ? people[0] : null) : this.may.speak;
    return variant === null || own == null ? 0 : stepsToFront(variant.board, own);
  }

  // --- The player's actions ---

  ready(): Promise<void> {
    return this.#table?.ready() ?? Promise.resolve();
  }

  /** Plays a typed move. Returns why it was not played, or null. */
  async typed(text: string): Promise<string | null> {
    await this.ready();
    const { view } = this;
    if (view === null) return null;
    if (!this.isOver && this.may.play === null)
      return t(this.remote === null ? 'page.type.computer' : 'page.type.elsewhere', { name: this.name(view.toMove) });
    const why = await this.#ask({ what: 'play', seat: view.toMove, text: text.trim(), after: view.events });
    return why === null ? null : this.tell(why);
  }

  async pass(): Promise<void> {
    await this.#say(this.may.play, 'pass');
  }

  async resign(): Promise<void> {
    await this.#say(this.may.resign, 'resign');
  }

  async offerDraw(): Promise<void> {
    await this.#propose('draw');
  }

  async undo(): Promise<void> {
    await this.#propose('takeback');
  }

  async pause(on: boolean): Promise<void> {
    const { resume } = this.may;
    if (on) await this.#propose('pause');
    else if (resume !== null) await this.request({ what: 'resume', seat: resume });
  }

  /** Makes a proposal for the seat that may make it. */
  async #propose(proposal: Proposal): Promise<void> {
    const seat = this.may.propose[proposal];
    if (seat !== undefined) await this.request({ what: 'propose', seat, proposal });
  }

  /** A request in the game, in the words of the rules. */
  async #say(seat: SeatLetter | null, text: 'pass' | 'resign'): Promise<void> {
    if (seat !== null) await this.request({ what: 'play', seat, text, after: this.now?.events ?? 0 });
  }

  /** Adds a chat message. */
  heardFrom(by: SeatLetter, text: string): void {
    const number = (this.talk.at(-1)?.number ?? 0) + 1;
    this.talk = [...this.talk, { number, by, text }].slice(-50);
    this.announcements.tell(t('page.talk.said', { name: this.name(by), text }));
  }

  sawEnd(): void {
    this.endSeen = true;
  }

  whyIdle(view: GameView, cell: string): Promise<string | null> {
    return whyIdle(this, view, cell);
  }

  /** Removes the hint, because a piece is in hand now. A beginner hears where it can go. */
  taken(): void {
    this.advice.forgetHint();
    const tip = this.tips.told('go');
    if (tip !== null) this.announcements.tell(tip);
  }

  /** Sends a request to the table; a refusal is shown. At an online table, two quick taps send one request. */
  async request(request: TableRequest): Promise<void> {
    const text = JSON.stringify(request);
    if (this.remote !== null && this.#asking.has(text)) return;
    this.#asking.add(text);
    const why = await this.#ask(request);
    this.#asking.delete(text);
    if (why !== null) notices.refuse(this.tell(why));
  }

  async #ask(request: TableRequest): Promise<Message | null> {
    if (this.tabs.isElsewhere) return { key: 'page.tab.elsewhere', code: 'elsewhere', facts: {} };
    const reply = await this.#table?.ask(request);
    return reply === undefined || reply.ok ? null : reply.why;
  }

  // --- Replay and advice ---

  /** Shows a moment of the game without changing the game. */
  goTo(moment: number): void {
    const last = this.moments.length - 1;
    const wanted = Math.max(0, Math.min(last, moment));
    const isNext = wanted === (this.cursor ?? last) + 1;
    this.clear();
    this.cursor = wanted === last ? null : wanted;
    this.effects.settle();
    if (isNext) this.effects.leapAlong(this.moments[wanted]?.last?.cells ?? []);
  }

  live(): void {
    this.cursor = null;
  }

  async askHint(): Promise<void> {
    const { view } = this;
    if (view === null || !this.mayMove || !this.may.hints || this.advice.isHinting) return;
    this.interaction.clear();
    try {
      const route = await this.advice.find(view, this.text, () => this.now === view);
      if (route !== null) this.announcements.say(hintSpoken(route));
    } catch (error) {
      if (!(error instanceof Stopped)) notices.wrong(t('page.wrong.thinking', { why: reason(error) }));
    }
  }

  /** The ladders to draw: of the piece in hand, or of the seat to move. */
  get ladders(): Ladder[] {
    const { now, variant, advice } = this;
    const { hand } = this.interaction;
    if (now === null || variant === null || this.cursor !== null || hand.isOnTrial) return [];
    return laddersShown(variant.board, now.toMove, advice.ladders, hand.from);
  }

  async toggleLadders(): Promise<void> {
    this.effects.hide();
    await this.ready(); // a rule book that starts again doesn't know the game yet
    await this.advice.toggleLadders(this.now);
    this.announcements.say(this.advice.showsLadders ? laddersSpoken(this.ladders) : t('page.say.ladders-off'));
  }

  /** Resets the view, because another game is shown, or the same one was reloaded. */
  reset(): void {
    this.stopHint();
    this.clear();
    this.cursor = null;
    this.effects.settle();
    this.round.clear();
    this.endSeen = true;
  }

  /** Puts down the piece in hand and removes the hint. */
  clear(): void {
    this.interaction.clear();
    this.advice.forgetHint();
  }

  /** Stops the search for a hint, so the next computer need not wait. */
  stopHint(): void {
    if (this.advice.isHinting) brain.stop();
  }

  #wrong(why: Message, what: 'page.wrong.file' | 'page.wrong.link' | null = null): false {
    notices.wrong(what === null ? this.tell(why) : t(what, { why: this.tell(why) }));
    return false;
  }
}

export const session = new Session();
