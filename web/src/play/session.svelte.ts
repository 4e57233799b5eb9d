import { Stopped } from '../rulebook/client';
import type { Answer, GameView, SeatLetter, Told, VariantInfo } from '../rulebook/protocol';
import { settings } from '../settings/settings.svelte';
import { t } from '../texts/texts.svelte';
import { tell } from '../texts/told';
import { Advice } from './advice.svelte';
import { moveSpoken } from './announce';
import { brain, rules, variants, whenLost } from './books';
import { Computer } from './computer.svelte';
import { dutyNews, dutyTold } from './duty';
import { Hand } from './hand.svelte';
import { happen } from './happenings';
import { notices, reason } from './notices.svelte';
import { nameOf, playersFrom } from './players';
import { Record } from './record.svelte';
import { type SavedGame, savedGame, saveSetup } from './saved';
import { type Setup, setupFor } from './setup';
import { Stage } from './stage.svelte';
import { continues, isPerson, lastOwnMoment, resigningSeat, seatAgainstDraw } from './table';

/** By then the board stands: a second worker that starts at the same time would keep it waiting. */
const BOARD_FIRST_MILLIS = 400;

/** The game in play. Everything that happens to it happens through the methods here. */
export class Session {
  variant = $state.raw<VariantInfo | null>(null);
  setup = $state.raw<Setup | null>(null);
  /** Every moment of the game, from its start to now. */
  moments = $state.raw<readonly GameView[]>([]);
  /** The moment that is looked at in a replay, or null while the game itself is. */
  cursor = $state<number | null>(null);
  /** A whole move that waits to be confirmed. */
  pending = $state.raw<readonly string[] | null>(null);
  isPaused = $state(false);
  /** Whether the end of the game has been looked at. */
  endSeen = $state(true);
  readonly hand = new Hand(rules);
  readonly stage = new Stage();
  readonly advice = new Advice();
  readonly computer = new Computer();

  readonly #record = new Record();
  /** Grows with everything that makes a computer's thoughts worthless. */
  #era = 0;
  #taps: Promise<void> = Promise.resolve();
  /** While the rule book's games are read again; whoever wants to do something waits for it. */
  #recovery: Promise<unknown> | null = null;

  constructor() {
    whenLost((why) => this.#recover(why));
  }

  get now(): GameView | null {
    return this.moments.at(-1) ?? null;
  }

  /** What the board shows: now, or the moment that is replayed. */
  get shown(): GameView | null {
    return this.cursor === null ? this.now : (this.moments[this.cursor] ?? this.now);
  }

  get seats(): SeatLetter[] {
    return this.variant?.seats.map(({ seat }) => seat) ?? [];
  }

  get isOver(): boolean {
    return this.now !== null && this.now.outcome.kind !== 'open';
  }

  /** Whether a person is to move, here and now. */
  get isPersonsTurn(): boolean {
    return this.now !== null && !this.isOver && this.cursor === null && isPerson(this.setup, this.now.toMove);
  }

  /** What the person to move should know of pieces that must leave. */
  get duty(): string | null {
    return this.now !== null && this.isPersonsTurn ? dutyTold(this.now) : null;
  }

  /** The game as text (.hgn). */
  get text(): string {
    return this.#record.text;
  }

  name(seat: SeatLetter): string {
    return this.setup === null ? seat : nameOf(this.setup, seat, this.seats);
  }

  tell(told: Told): string {
    return tell(told, (seat) => this.name(seat));
  }

  // --- Starting and opening ---

  async start(setup: Setup, first: SeatLetter): Promise<boolean> {
    const answer = await rules.newGame(setup.variant, setup.house, first);
    if (!answer.ok) return this.#wrong(answer.why);
    saveSetup(setup);
    await this.#begin(setup, [answer.value]);
    this.stage.say(t('page.say.begins', { name: this.name(first) }));
    return true;
  }

  /** Plays on with what the browser has kept. */
  async resume(): Promise<boolean> {
    const saved = savedGame();
    return saved !== null && this.#open(saved.text, saved.setup);
  }

  /** Plays on with a game that was put aside. */
  async takeUp(game: SavedGame): Promise<boolean> {
    return this.#open(game.text, game.setup);
  }

  /** A game from a file or an address. */
  async open(text: string, from: 'file' | 'link'): Promise<boolean> {
    return this.#open(text, null, from);
  }

  /** Catches up with another tab in which this game was played on: the older state must not be played over the newer. */
  async catchUp(): Promise<void> {
    const { moments } = this;
    const saved = this.now === null ? null : this.#record.writtenElsewhere();
    if (saved === null) return;
    const answer = await rules.read(saved.text);
    if (!answer.ok) return;
    const game = await rules.history(answer.value.game.id);
    if (this.moments === moments && continues(game, moments)) await this.#begin(saved.setup, game);
  }

  async openPosition(variant: string, house: string, position: string): Promise<boolean> {
    const answer = await rules.fromPosition(variant, house, position);
    if (!answer.ok) return this.#wrong(answer.why);
    this.#sayAside(await this.#begin({ ...setupFor(variant, null), house, players: playersFrom({}) }, [answer.value]));
    this.#sayWhereItStands(answer.value);
    return true;
  }

  /** The same again; the next seat clockwise begins. */
  async rematch(): Promise<void> {
    if (this.setup === null || this.now === null) return;
    const next = (this.seats.indexOf(this.now.first) + 1) % this.seats.length;
    await this.start(this.setup, this.seats[next] ?? 'A');
  }

  async #open(text: string, setup: Setup | null, from: 'file' | 'link' = 'file'): Promise<boolean> {
    const answer = await rules.read(text);
    if (!answer.ok) return this.#wrong(answer.why, from === 'link' ? 'page.wrong.link' : 'page.wrong.file');
    const { game, tags } = answer.value;
    const agreed = setup ?? { ...setupFor(game.variant, null), house: game.house, players: playersFrom(tags) };
    const aside = await this.#begin(agreed, await rules.history(game.id));
    if (setup === null) this.#sayAside(aside);
    this.#sayWhereItStands(game);
    return true;
  }

  /** Answers with the game that was put aside for this one. */
  async #begin(setup: Setup, moments: GameView[]): Promise<SavedGame | null> {
    const variant = (await variants()).find(({ id }) => id === setup.variant);
    if (variant === undefined) throw new Error(`There is no variant ${setup.variant}.`);
    this.#interrupt();
    if (variant.seats.some(({ seat }) => !isPerson(setup, seat))) setTimeout(() => brain.prepare(), BOARD_FIRST_MILLIS);
    this.variant = variant;
    this.setup = setup;
    this.moments = moments;
    this.isPaused = false;
    this.endSeen = this.isOver;
    await rules.forget(moments.map(({ id }) => id));
    this.#record.begin();
    const aside = await this.#changed();
    void this.#next();
    return aside;
  }

  // --- What a person does ---

  /** A cell was tapped, or chosen by any other means. Quick taps wait for each other. */
  pick(cell: string): Promise<void> {
    const picked = this.#taps.then(() => this.#pick(cell));
    this.#taps = picked.catch(() => undefined);
    return picked;
  }

  async #pick(cell: string): Promise<void> {
    await this.#recovery;
    const view = this.now;
    this.stage.hide();
    if (view === null) return;
    if (this.cursor !== null) return this.stage.show(cell, t('page.replay.note'));
    if (this.pending !== null) {
      if (cell === this.pending.at(-1)) return this.confirm();
      this.pending = null;
    }
    if (!this.isPersonsTurn) return this.#refuseAt(view, cell);
    if (this.hand.from === null) return this.#take(view, cell);
    const tapped = await this.hand.tap(cell);
    if (tapped.kind === 'refused') return this.#refuse(view, view.toMove, tapped.path);
    if (tapped.kind === 'move') return this.#wish(tapped.route);
    if (tapped.kind === 'held') this.#held();
  }

  /** A piece was dragged to a cell. Whatever chain leads there is meant. */
  async dropAt(from: string, to: string): Promise<void> {
    if (this.hand.here === from) await this.pick(to);
  }

  /** Ends a chain that is being hopped along. */
  async done(): Promise<void> {
    if (this.hand.here !== null && this.hand.isOnTrial) await this.pick(this.hand.here);
  }

  /** Takes back what does not count yet: the whole move, a hop, or the piece in hand. */
  async back(): Promise<void> {
    this.stage.hide();
    const before = this.hand.here;
    if (before === null) return;
    if (this.pending !== null) {
      this.pending = null;
      return this.#sayInHand();
    }
    await this.hand.back();
    const { here } = this.hand;
    if (here === null) return this.stage.say(t('page.say.let-go', { cell: before }));
    this.stage.leapAlong([before, here]);
    this.#sayInHand();
  }

  async confirm(): Promise<void> {
    const route = this.pending;
    this.pending = null;
    if (route !== null) await this.#move(route);
  }

  /** A move in words: answers with why it was not played, or null. */
  async typed(text: string): Promise<string | null> {
    await this.#recovery;
    const view = this.now;
    if (view === null) return null;
    if (!this.isOver && !isPerson(this.setup, view.toMove))
      return t('page.type.computer', { name: this.name(view.toMove) });
    const answer = await rules.play(view.id, view.toMove, text.trim());
    if (!answer.ok) return this.tell(answer.why);
    this.live();
    await this.#accept(answer.value, answer.value.last?.cells ?? []);
    return null;
  }

  async pass(): Promise<void> {
    if (this.now !== null) await this.#request(this.now.toMove, 'pass');
  }

  async resign(): Promise<void> {
    if (this.resigning !== null) await this.#request(this.resigning, 'resign');
  }

  get resigning(): SeatLetter | null {
    return this.now === null ? null : resigningSeat(this.setup, this.now);
  }

  /** Computers agree to a draw unless they are ahead. */
  async draw(): Promise<void> {
    const view = this.now;
    if (view === null || this.isOver) return;
    const against = seatAgainstDraw(this.setup, view);
    if (against !== null) return notices.say(t('page.draw.refused', { name: this.name(against) }));
    await this.#settled(await rules.rule(view.id, 'draw'));
  }

  get canUndo(): boolean {
    return lastOwnMoment(this.setup, this.moments) >= 0;
  }

  /** Back to the last time a person was to move. */
  async undo(): Promise<void> {
    const moment = lastOwnMoment(this.setup, this.moments);
    if (moment < 0) return;
    this.#interrupt();
    this.moments = this.moments.slice(0, moment + 1);
    this.endSeen = true;
    this.#sayWithDuty(t('page.say.undone'), dutyNews(this.moments));
    await this.#changed();
    void this.#next();
  }

  pause(on: boolean): void {
    this.isPaused = on;
    if (!on) void this.#next();
  }

  sawEnd(): void {
    this.endSeen = true;
  }

  // --- Looking ---

  /** Shows a moment of the game, which goes on undisturbed. */
  goTo(moment: number): void {
    const last = this.moments.length - 1;
    const wanted = Math.max(0, Math.min(last, moment));
    const isNext = wanted === (this.cursor ?? last) + 1;
    this.#clear();
    this.cursor = wanted === last ? null : wanted;
    this.stage.settle();
    if (isNext) this.stage.leapAlong(this.moments[wanted]?.last?.cells ?? []);
  }

  live(): void {
    this.cursor = null;
  }

  async askHint(): Promise<void> {
    const view = this.now;
    if (view === null || !this.isPersonsTurn || this.advice.isHinting) return;
    const era = this.#era;
    try {
      const route = await this.advice.find(view, this.#record.text, () => era === this.#era);
      if (route !== null) this.stage.say(t('page.say.hint', { from: route[0] ?? '', to: route.at(-1) ?? '' }));
    } catch (error) {
      this.#failed(error);
    }
  }

  async toggleLadders(): Promise<void> {
    await this.advice.toggleLadders(this.now);
  }

  // --- What follows from it ---

  async #take(view: GameView, cell: string): Promise<void> {
    if (!view.movable.includes(cell)) return this.#refuseAt(view, cell);
    await this.hand.take(view, cell);
    this.advice.forgetHint();
    this.#held();
  }

  #held(): void {
    happen({ kind: 'lifted' });
    this.stage.leapAlong(this.hand.path.slice(-2));
    this.#sayInHand();
  }

  #sayInHand(): void {
    const { here, isOnTrial, marks } = this.hand;
    if (here !== null)
      this.stage.say(t(isOnTrial ? 'page.say.on-trial' : 'page.say.taken', { cell: here, targets: marks.length }));
  }

  async #wish(route: readonly string[]): Promise<void> {
    if (!settings.switches.confirm) return this.#move(route);
    this.pending = route;
    this.stage.say(t('page.say.confirm', { from: route[0] ?? '', to: route.at(-1) ?? '' }));
  }

  async #move(route: readonly string[]): Promise<void> {
    const view = this.now;
    if (view === null) return;
    const seen = this.hand.path;
    const answer = await rules.play(view.id, view.toMove, route.join('-'));
    if (!answer.ok) return this.#refused(route.at(-1) ?? '', answer.why);
    // What has been hopped on trial is not shown again.
    const isSeen = seen.every((cell, index) => cell === route[index]);
    await this.#accept(answer.value, isSeen ? route.slice(Math.max(0, seen.length - 1)) : route);
  }

  async #request(seat: SeatLetter, request: string): Promise<void> {
    const view = this.now;
    if (view === null) return;
    await this.#settled(await rules.play(view.id, seat, request));
  }

  async #settled(answer: Answer<GameView>): Promise<void> {
    if (!answer.ok) return notices.wrong(this.tell(answer.why));
    this.#interrupt();
    await this.#accept(answer.value, []);
  }

  async #accept(view: GameView, route: readonly string[]): Promise<void> {
    this.#era++;
    if (this.cursor === null) {
      this.#clear();
      this.stage.leapAlong(route);
    }
    this.moments = [...this.moments, view];
    this.computer.sawMove();
    happen({ kind: 'moved', view, millis: route.length > 1 ? this.stage.journeyMillis : 0 });
    this.#sayWithDuty(
      moveSpoken(
        view,
        (seat) => this.name(seat),
        (told) => this.tell(told),
      ),
      dutyNews(this.moments),
    );
    if (this.isOver) {
      this.endSeen = false;
      happen({ kind: 'over', view });
    }
    await this.#changed();
    void this.#next();
  }

  /** The computer's turn, if it is one. */
  async #next(): Promise<void> {
    const view = this.now;
    if (view === null || this.setup === null || this.isOver || this.isPaused || this.computer.isThinking) return;
    const player = this.setup.players[view.toMove];
    if (player.kind === 'person') return;
    const era = this.#era;
    try {
      const move = await this.computer.choose(
        this.#record.text,
        player.level,
        view.turn + 7919 * view.id,
        this.stage.journeyMillis,
      );
      if (era !== this.#era) return;
      this.computer.done();
      if (this.isPaused) return;
      const answer = await rules.play(view.id, view.toMove, move);
      if (era !== this.#era) return;
      if (!answer.ok) throw new Error(this.tell(answer.why));
      await this.#accept(answer.value, answer.value.last?.cells ?? []);
    } catch (error) {
      if (error instanceof Stopped) return;
      // Whoever presses 'play on' lets it think again.
      this.computer.done();
      this.isPaused = true;
      this.#failed(error);
    }
  }

  /** Whatever anybody was about to do is void. */
  #interrupt(): void {
    this.#era++;
    if (this.advice.isHinting) brain.stop();
    this.computer.stop();
    this.cursor = null;
    this.stage.settle();
    this.#clear();
  }

  #clear(): void {
    this.hand.letGo();
    this.pending = null;
    this.advice.forgetHint();
    this.stage.hide();
  }

  #failed(error: unknown): void {
    if (!(error instanceof Stopped)) notices.wrong(t('page.wrong.thinking', { why: reason(error) }));
  }

  /** The rule book's worker has died: its games are read again from the text, so that nothing is lost. */
  #recover(why: Error): void {
    notices.wrong(t('page.wrong.rulebook', { why: why.message }));
    if (this.setup === null || this.#record.text === '' || this.#recovery !== null) return;
    // Where the next worker dies as well, there is no third: the game is kept, and the page has said so.
    this.#recovery = this.#open(this.#record.text, this.setup)
      .catch(() => undefined)
      .finally(() => (this.#recovery = null));
  }

  async #changed(): Promise<SavedGame | null> {
    const view = this.now;
    if (view === null || this.setup === null) return null;
    const aside = await this.#record.write(view, this.setup, this.seats);
    await this.advice.follow(view);
    return aside;
  }

  /** Why nothing can be done with what stands on this cell: the referee is asked to move it. */
  async #refuseAt(view: GameView, cell: string): Promise<void> {
    const owner = view.pieces[cell];
    const near = Object.values(this.variant?.board.cells.find(({ name }) => name === cell)?.neighbours ?? {})[0];
    if (owner === undefined || near === undefined) return;
    const asking = this.isPersonsTurn || this.isOver || !isPerson(this.setup, owner) ? view.toMove : owner;
    const answer = await rules.play(view.id, asking, `${cell}-${near}`);
    if (!answer.ok) this.#refused(cell, answer.why);
  }

  async #refuse(view: GameView, seat: SeatLetter, path: readonly string[]): Promise<void> {
    const answer = await rules.play(view.id, seat, path.join('-'));
    if (!answer.ok) this.#refused(path.at(-1) ?? '', answer.why);
  }

  #refused(cell: string, why: Told): void {
    happen({ kind: 'refused' });
    this.stage.show(cell, this.tell(why));
  }

  /** For those who listen, a game that was opened begins with whose turn it is, or how it ended. */
  #sayWhereItStands(view: GameView): void {
    const { outcome, toMove } = view;
    if (outcome.kind !== 'open') return this.stage.say(this.tell(outcome.told));
    this.#sayWithDuty(t('page.status.to-move', { name: this.name(toMove) }), dutyTold(view));
  }

  /** One announcement: a second one would cut the first one short. What a computer must do, nobody has to hear. */
  #sayWithDuty(text: string, duty: string | null): void {
    const isForPerson = this.now !== null && isPerson(this.setup, this.now.toMove);
    const sentence = text.endsWith('.') ? text : `${text}.`;
    this.stage.say(duty !== null && isForPerson ? `${sentence} ${duty}` : text);
  }

  /** Whoever opens a game did not ask for the other one to go. */
  #sayAside(game: SavedGame | null): void {
    if (game !== null) notices.say(t('page.aside.note', { variant: t(`variant.${game.setup.variant}.name`) }));
  }

  #wrong(why: Told, what: 'page.wrong.file' | 'page.wrong.link' | null = null): false {
    notices.wrong(what === null ? this.tell(why) : t(what, { why: this.tell(why) }));
    return false;
  }
}

export const session = new Session();
