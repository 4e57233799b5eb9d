import { leapMillis, type Leap } from '../board/leap';
import type { Arrow, Bubble } from '../board/marks';
import { Stopped } from '../rulebook/client';
import type { Answer, GameView, SeatLetter, Told, VariantInfo } from '../rulebook/protocol';
import { settings } from '../settings/settings.svelte';
import { t } from '../texts/texts.svelte';
import { tell } from '../texts/told';
import { moveSpoken } from './announce';
import { brain, rules, variants, whenLost } from './books';
import { Hand } from './hand.svelte';
import { happen } from './happenings';
import { ladderArrows } from './ladders';
import { notices, reason } from './notices.svelte';
import { nameOf, playersFrom, tagsOf } from './players';
import { saveGame, savedGame, saveSetup, type SavedGame } from './saved';
import { setupFor, type Setup } from './setup';

/** The shortest time between two moves, so that one can follow what the computers do. */
const PACE_MILLIS = { calm: 700, slow: 1800, quick: 150 } as const;
const HINT_MILLIS = 1200;
const BUBBLE_MILLIS = 6000;

/** The game in play. Everything that happens to it happens through the methods here. */
class Session {
  variant = $state.raw<VariantInfo | null>(null);
  setup = $state.raw<Setup | null>(null);
  /** Every moment of the game, from its start to now. */
  moments = $state.raw<readonly GameView[]>([]);
  /** The moment that is looked at in a replay, or null while the game itself is. */
  cursor = $state<number | null>(null);
  /** A whole move that waits to be confirmed. */
  pending = $state.raw<readonly string[] | null>(null);
  hint = $state.raw<Arrow | null>(null);
  ladders = $state.raw<readonly Arrow[]>([]);
  showsLadders = $state(false);
  isThinking = $state(false);
  isHinting = $state(false);
  isPaused = $state(false);
  bubble = $state.raw<Bubble | null>(null);
  leap = $state.raw<Leap | null>(null);
  /** What was last said to those who listen, with a number that makes the same words new. */
  said = $state.raw({ number: 0, text: '' });
  /** Whether the end of the game has been looked at. */
  endSeen = $state(true);
  readonly hand = new Hand(rules);

  #text = '';
  /** Grows with everything that makes a computer's thoughts worthless. */
  #era = 0;
  #lastMoveAt = 0;
  #leaps = 0;
  #warned = false;
  #bubbleTimer = 0;

  constructor() {
    whenLost((why) => void this.#recover(why));
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
    return this.now !== null && !this.isOver && this.cursor === null && this.#isPerson(this.now.toMove);
  }

  /** The game as text, as it was last saved. */
  get text(): string {
    return this.#text;
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
    this.say(t('page.say.begins', { name: this.name(first) }));
    return true;
  }

  /** Plays on with what the browser has kept. */
  async resume(): Promise<boolean> {
    const saved = savedGame();
    return saved !== null && this.#open(saved.text, saved.setup);
  }

  /** A game from a file or an address. */
  async open(text: string): Promise<boolean> {
    return this.#open(text, null);
  }

  async openPosition(variant: string, house: string, position: string): Promise<boolean> {
    const answer = await rules.fromPosition(variant, house, position);
    if (!answer.ok) return this.#wrong(answer.why);
    await this.#begin({ ...setupFor(variant, null), house, players: playersFrom({}) }, [answer.value]);
    return true;
  }

  async rematch(): Promise<void> {
    if (this.setup === null || this.now === null) return;
    const next = (this.seats.indexOf(this.now.first) + 1) % this.seats.length;
    await this.start(this.setup, this.seats[next] ?? 'A');
  }

  async #open(text: string, setup: Setup | null): Promise<boolean> {
    const answer = await rules.read(text);
    if (!answer.ok) return this.#wrong(answer.why);
    const { game, tags } = answer.value;
    const agreed = setup ?? { ...setupFor(game.variant, null), house: game.house, players: playersFrom(tags) };
    await this.#begin(agreed, await rules.history(game.id));
    return true;
  }

  async #begin(setup: Setup, moments: GameView[]): Promise<void> {
    const variant = (await variants()).find(({ id }) => id === setup.variant);
    if (variant === undefined) throw new Error(`There is no variant ${setup.variant}.`);
    this.#era++;
    this.#stopThinking();
    this.#clear();
    this.variant = variant;
    this.setup = setup;
    this.moments = moments;
    this.cursor = null;
    this.leap = null;
    this.isPaused = false;
    this.endSeen = this.isOver;
    await rules.forget(moments.map(({ id }) => id));
    await this.#changed();
    void this.#next();
  }

  // --- What a person does ---

  /** A cell was tapped, or chosen by any other means. */
  async pick(cell: string): Promise<void> {
    const view = this.now;
    this.hideBubble();
    if (view === null) return;
    if (this.cursor !== null) return this.#show(cell, t('page.replay.note'));
    if (this.pending !== null) {
      if (cell === this.pending.at(-1)) return this.confirm();
      this.pending = null;
    }
    if (!this.isPersonsTurn) return this.#refuseAt(view, cell);
    if (this.hand.from === null) return this.#take(view, cell);
    const tapped = await this.hand.tap(cell);
    if (tapped.kind === 'refused') return this.#refuse(tapped.path, tapped.path.join('-'));
    if (tapped.kind === 'move') return this.#wish(tapped.route);
    if (tapped.kind === 'held') this.#held();
  }

  /** A piece was dragged to a cell. Whatever chain leads there is meant. */
  async dropAt(from: string, to: string): Promise<void> {
    if (this.hand.here !== from) return;
    await this.pick(to);
  }

  /** Ends a chain that is being hopped along. */
  async done(): Promise<void> {
    if (this.hand.here !== null && this.hand.isOnTrial) await this.pick(this.hand.here);
  }

  async back(): Promise<void> {
    this.hideBubble();
    if (this.pending !== null) {
      this.pending = null;
      return;
    }
    const before = this.hand.here;
    await this.hand.back();
    const { here } = this.hand;
    if (before !== null && here !== null && before !== here) this.#leapAlong([before, here]);
  }

  async confirm(): Promise<void> {
    const route = this.pending;
    this.pending = null;
    if (route !== null) await this.#move(route);
  }

  /** A move in words, typed: answers whether it was played. */
  async typed(text: string): Promise<string | null> {
    const view = this.now;
    if (view === null) return null;
    this.live();
    const answer = await rules.play(view.id, view.toMove, text.trim());
    if (!answer.ok) return this.tell(answer.why);
    if (!this.#isPerson(view.toMove)) return t('page.type.computer', { name: this.name(view.toMove) });
    await this.#accept(answer.value, answer.value.last?.cells ?? []);
    return null;
  }

  async pass(): Promise<void> {
    await this.#request('pass');
  }

  /** The seat to move resigns, or the person who waits for a computer. */
  async resign(): Promise<void> {
    const seat = this.resigning;
    if (seat !== null) await this.#request('resign', seat);
  }

  get resigning(): SeatLetter | null {
    if (this.now === null || this.isOver) return null;
    if (this.#isPerson(this.now.toMove)) return this.now.toMove;
    const left = this.now.seats.filter(({ seat, resigned }) => this.#isPerson(seat) && !resigned);
    return left[0]?.seat ?? null;
  }

  /** Computers agree to a draw unless they are ahead. */
  async draw(): Promise<void> {
    const view = this.now;
    if (view === null || this.isOver) return;
    const best = Math.min(...view.seats.filter(({ seat }) => this.#isPerson(seat)).map((seat) => seat.turnsNeeded));
    const against = view.seats.find(({ seat, turnsNeeded, resigned }) => !this.#isPerson(seat) && !resigned && turnsNeeded < best);
    if (against !== undefined) return notices.say(t('page.draw.refused', { name: this.name(against.seat) }));
    await this.#request('draw');
  }

  get canUndo(): boolean {
    return this.#lastOwnMoment() >= 0;
  }

  /** Back to the last time a person was to move. */
  async undo(): Promise<void> {
    const moment = this.#lastOwnMoment();
    if (moment < 0) return;
    this.#era++;
    this.#stopThinking();
    this.#clear();
    this.live();
    this.moments = this.moments.slice(0, moment + 1);
    this.leap = null;
    this.endSeen = true;
    this.say(t('page.say.undone'));
    await this.#changed();
    void this.#next();
  }

  pause(on: boolean): void {
    this.isPaused = on;
    if (!on) void this.#next();
  }

  // --- Looking ---

  goTo(moment: number): void {
    const last = this.moments.length - 1;
    const wanted = Math.max(0, Math.min(last, moment));
    const forward = wanted === (this.cursor ?? last) + 1;
    this.#clear();
    this.cursor = wanted === last ? null : wanted;
    const route = this.moments[wanted]?.last?.cells ?? [];
    this.leap = null;
    if (forward) this.#leapAlong(route);
  }

  live(): void {
    this.cursor = null;
  }

  async askHint(): Promise<void> {
    const view = this.now;
    if (view === null || !this.isPersonsTurn || this.isHinting) return;
    this.isHinting = true;
    const era = this.#era;
    try {
      const [best] = await brain.bestLines(this.#text, 1, HINT_MILLIS, () => {});
      const route = best?.routes[0];
      if (era !== this.#era || route === undefined) return;
      this.hint = { route, kind: 'hint', seat: view.toMove };
      this.say(t('page.say.hint', { from: route[0] ?? '', to: route.at(-1) ?? '' }));
    } catch (error) {
      this.#failed(error);
    } finally {
      this.isHinting = false;
    }
  }

  async toggleLadders(): Promise<void> {
    this.showsLadders = !this.showsLadders;
    await this.#drawLadders();
  }

  say(text: string): void {
    this.said = { number: this.said.number + 1, text };
  }

  hideBubble(): void {
    this.bubble = null;
  }

  // --- What follows from it ---

  async #take(view: GameView, cell: string): Promise<void> {
    if (!view.movable.includes(cell)) return this.#refuseAt(view, cell);
    await this.hand.take(view, cell);
    this.hint = null;
    this.#held();
  }

  #held(): void {
    happen({ kind: 'lifted' });
    const { path } = this.hand;
    const before = path.at(-2);
    const here = path.at(-1);
    if (before !== undefined && here !== undefined) this.#leapAlong([before, here]);
    const further = this.hand.marks.length;
    if (here !== undefined) this.say(t(this.hand.isOnTrial ? 'page.say.on-trial' : 'page.say.taken', { cell: here, targets: further }));
  }

  async #wish(route: readonly string[]): Promise<void> {
    if (settings.switches.confirm) {
      this.pending = route;
      this.say(t('page.say.confirm', { from: route[0] ?? '', to: route.at(-1) ?? '' }));
      return;
    }
    await this.#move(route);
  }

  async #move(route: readonly string[]): Promise<void> {
    const view = this.now;
    if (view === null) return;
    const seen = this.hand.path;
    const answer = await rules.play(view.id, view.toMove, route.join('-'));
    if (!answer.ok) return this.#refuseWith(route.at(-1) ?? '', answer.why);
    // What has been hopped on trial is not shown again.
    const isSeen = seen.every((cell, index) => cell === route[index]);
    await this.#accept(answer.value, isSeen ? route.slice(Math.max(0, seen.length - 1)) : route);
  }

  async #request(request: string, seat?: SeatLetter): Promise<void> {
    const view = this.now;
    if (view === null) return;
    const answer = await rules.play(view.id, seat ?? view.toMove, request);
    if (answer.ok) await this.#accept(answer.value, []);
    else notices.wrong(this.tell(answer.why));
  }

  async #accept(view: GameView, route: readonly string[]): Promise<void> {
    this.#era++;
    this.#clear();
    this.moments = [...this.moments, view];
    this.#lastMoveAt = performance.now();
    if (this.cursor === null) this.#leapAlong(route);
    happen({ kind: 'moved', view, millis: settings.isStill ? 0 : leapMillis(route) });
    this.say(moveSpoken(view, (seat) => this.name(seat), (told) => this.tell(told)));
    await this.#changed();
    if (this.isOver) {
      this.endSeen = false;
      happen({ kind: 'over', view });
    } else void this.#next();
  }

  /** The computer's turn, if it is one. */
  async #next(): Promise<void> {
    const view = this.now;
    if (view === null || this.setup === null || this.isOver || this.isPaused || this.isThinking) return;
    const player = this.setup.players[view.toMove];
    if (player.kind === 'person') return;
    const era = this.#era;
    this.isThinking = true;
    try {
      const millis = Number(settings.choices.thinking) * 1000;
      const { move } = await brain.choose(this.#text, player.level, millis, view.turn + 7919 * view.id);
      await this.#wait();
      if (era !== this.#era || this.isPaused) return;
      const answer: Answer<GameView> = await rules.play(view.id, view.toMove, move);
      if (era !== this.#era) return;
      if (!answer.ok) throw new Error(this.tell(answer.why));
      this.isThinking = false;
      await this.#accept(answer.value, answer.value.last?.cells ?? []);
    } catch (error) {
      this.#failed(error);
    } finally {
      if (era === this.#era) this.isThinking = false;
    }
  }

  async #wait(): Promise<void> {
    if (settings.isStill) return;
    const since = performance.now() - this.#lastMoveAt;
    const journey = this.leap === null ? 0 : leapMillis(this.leap.route);
    const left = PACE_MILLIS[settings.choices.pace] + journey - since;
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
  }

  #stopThinking(): void {
    if (this.isThinking || this.isHinting) brain.stop();
    this.isThinking = false;
    this.isHinting = false;
  }

  #failed(error: unknown): void {
    if (error instanceof Stopped) return;
    notices.wrong(t('page.wrong.thinking', { why: reason(error) }));
  }

  /** The rule book's worker has died: its games are read again from the text, so that nothing is lost. */
  async #recover(why: Error): Promise<void> {
    notices.wrong(t('page.wrong.rulebook', { why: why.message }));
    const saved: SavedGame | null = this.setup === null ? null : { text: this.#text, setup: this.setup, isOver: this.isOver };
    if (saved !== null && saved.text !== '') await this.#open(saved.text, saved.setup).catch(() => undefined);
  }

  async #changed(): Promise<void> {
    const view = this.now;
    if (view === null || this.setup === null) return;
    this.#text = await rules.write(view.id, tagsOf(this.setup, this.seats));
    const isSaved = saveGame({ text: this.#text, setup: this.setup, isOver: this.isOver });
    if (!isSaved && !this.#warned) {
      this.#warned = true;
      notices.wrong(t('page.wrong.storage'));
    }
    await this.#drawLadders();
  }

  async #drawLadders(): Promise<void> {
    const view = this.now;
    this.ladders = view === null || !this.showsLadders ? [] : await ladderArrows(rules, view);
  }

  #clear(): void {
    this.hand.letGo();
    this.pending = null;
    this.hint = null;
    this.hideBubble();
  }

  /** The last moment before now at which a person was to move. */
  #lastOwnMoment(): number {
    for (let index = this.moments.length - 2; index >= 0; index--) {
      const view = this.moments[index];
      if (view !== undefined && this.#isPerson(view.toMove)) return index;
    }
    return -1;
  }

  #isPerson(seat: SeatLetter): boolean {
    return this.setup?.players[seat].kind === 'person';
  }

  #leapAlong(route: readonly string[]): void {
    if (route.length > 1) this.leap = { number: ++this.#leaps, route };
  }

  /** Why nothing can be done with what stands on this cell: the referee is asked to move it. */
  async #refuseAt(view: GameView, cell: string): Promise<void> {
    const owner = view.pieces[cell];
    const near = Object.values(this.variant?.board.cells.find(({ name }) => name === cell)?.neighbours ?? {})[0];
    if (owner === undefined || near === undefined) return;
    const asking = this.isPersonsTurn || this.isOver || !this.#isPerson(owner) ? view.toMove : owner;
    const answer = await rules.play(view.id, asking, `${cell}-${near}`);
    if (!answer.ok) this.#refuseWith(cell, answer.why);
  }

  async #refuse(path: readonly string[], request: string): Promise<void> {
    const view = this.now;
    if (view === null) return;
    const answer = await rules.play(view.id, view.toMove, request);
    if (!answer.ok) this.#refuseWith(path.at(-1) ?? '', answer.why);
  }

  #refuseWith(cell: string, why: Told): void {
    happen({ kind: 'refused' });
    this.#show(cell, this.tell(why));
  }

  #show(cell: string, text: string): void {
    this.bubble = { cell, text };
    this.say(text);
    window.clearTimeout(this.#bubbleTimer);
    this.#bubbleTimer = window.setTimeout(() => this.hideBubble(), BUBBLE_MILLIS);
  }

  #wrong(why: Told): false {
    notices.wrong(this.tell(why));
    return false;
  }
}

export const session = new Session();
