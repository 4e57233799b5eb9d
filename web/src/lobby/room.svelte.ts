import { talkStatus } from '../game/offers';
import { session } from '../game/session.svelte';
import { variantNamed } from '../rulebook/books';
import type { Decision, SeatLetter, VariantInfo } from '../rulebook/protocol';
import { type Change, Follower, type Snapshot } from '../table/remote/follower';
import { ownSeats } from '../table/remote/info';
import { RemoteTable } from '../table/remote/remote';
import type { Chair, Command, Entry } from '../table/remote/wire';
import { savedSetup } from '../table/saved';
import { type Level, type Player, SEATS, type Setup, usualSetup } from '../table/setup';
import { tell } from '../texts/message';
import { t } from '../texts/texts.svelte';
import { notices, reason } from '../ui/notices.svelte';
import { online } from './online.svelte';

/** A table at the server for a screen: players sit down, and once the game has begun it becomes the session's table. */
export class Room {
  snapshot = $state.raw<Snapshot | null>(null);
  variant = $state.raw<VariantInfo | null>(null);
  isMissing = $state(false);
  /** Whether the session plays here. */
  isJoined = $state(false);
  /** How the first seat was decided, while that is shown. */
  thrown = $state.raw<Decision | null>(null);
  /** Whether the players had gone on to a rematch before this page opened. Then it shows a replay. */
  wasRematched = false;
  readonly #follower: Follower;
  readonly #release: () => void;
  readonly #asking = new Set<string>();
  #isJoining = false;
  #isLeft = false;
  #table: RemoteTable | null = null;

  constructor(
    readonly id: string,
    readonly key: string,
  ) {
    this.isMissing = id === '';
    this.#follower = new Follower(online.connection, id);
    this.#follower.listen((change) => this.#hear(change));
    if (!this.isMissing) this.#follower.start();
    this.#release = online.want();
  }

  /** Whether the session shows this table. It does so a moment before it has joined. */
  get isInSession(): boolean {
    return session.remote?.id === this.id;
  }

  get own(): SeatLetter[] {
    return this.snapshot === null ? [] : ownSeats(this.snapshot, online.me?.id ?? null);
  }

  get isMaker(): boolean {
    return this.snapshot !== null && this.snapshot.maker === online.me?.id;
  }

  /** The secret that lets others sit down, if this player knows it. */
  get invitation(): string {
    return this.snapshot?.plan.invitation ?? this.key;
  }

  get seats(): SeatLetter[] {
    return this.variant?.seats.map(({ seat }) => seat) ?? [];
  }

  chair(seat: SeatLetter): Chair {
    return this.snapshot?.stand.chairs[seat] ?? { kind: 'open' };
  }

  isAway(seat: SeatLetter): boolean {
    const chair = this.chair(seat);
    return chair.kind === 'person' && this.snapshot?.mayActAt[chair.player] !== undefined;
  }

  /** Whether this player could sit down there. */
  maySit(seat: SeatLetter): boolean {
    const { kind } = this.chair(seat);
    return kind === 'open' || (kind === 'invited' && this.invitation !== '');
  }

  /** The looks and players, in the form that the components of a local game need. */
  get setup(): Setup {
    const { plan, stand } = this.snapshot ?? {};
    const usual = usualSetup(plan?.variant ?? '');
    const players = SEATS.map((seat) => [seat, playerOf(stand?.chairs[seat])]);
    return {
      ...usual,
      house: plan?.house ?? '',
      looks: savedSetup()?.looks ?? usual.looks,
      players: Object.fromEntries(players) as Setup['players'],
    };
  }

  /** Returns whether the player sits there now. */
  async sit(seat: SeatLetter, name: string): Promise<boolean> {
    const isDone = await this.#ask({ what: 'sit', seat, key: this.invitation, name });
    if (isDone) this.#follower.anew(); // the table then includes the invitation
    return isDone;
  }

  async rise(seat: SeatLetter): Promise<void> {
    await this.#ask({ what: 'rise', seat });
  }

  async seatComputer(seat: SeatLetter, level: Level): Promise<void> {
    await this.#ask({ what: 'seat-computer', seat, level });
  }

  async cancel(): Promise<void> {
    await this.#ask({ what: 'cancel' });
  }

  leave(): void {
    this.#isLeft = true;
    this.#follower.stop();
    this.#release();
    if (this.isInSession) session.leave(this.id);
    else this.#leaveTable();
  }

  /** Leaves a table that the session has not joined. */
  #leaveTable(): void {
    this.#table?.leave();
    this.#table?.dispose();
  }

  /** Sends one command at a time, so that two quick taps send one. */
  async #ask(command: Command): Promise<boolean> {
    const text = JSON.stringify(command);
    if (this.#asking.has(text)) return false;
    this.#asking.add(text);
    const answer = await this.#follower.ask({ say: 'ask', table: this.id, do: command });
    this.#asking.delete(text);
    if (answer.say === 'refused') notices.refuse(tell(answer.why, (seat) => this.#name(seat)));
    return answer.say === 'done';
  }

  #hear(change: Change): void {
    this.snapshot = this.#follower.snapshot;
    if (change.kind === 'missing') this.isMissing = true;
    if (change.kind === 'happened') for (const entry of change.entries) this.#happened(entry);
    const phase = this.snapshot?.stand.phase;
    if (change.kind === 'renewed' && !this.isJoined) this.wasRematched = this.snapshot?.stand.rematch !== null;
    if (phase !== undefined && this.variant === null) void this.#findVariant();
    if (phase === 'playing' || phase === 'over') void this.#join();
  }

  #happened({ event }: Entry): void {
    switch (event.kind) {
      case 'sat':
      case 'computer-sat':
        return this.#say(t('page.room.said.sat', { name: this.#name(event.seat), seat: event.seat }));
      case 'rose':
        return this.#say(t('page.room.said.rose', { seat: event.seat }));
      case 'sent-away':
        return this.#say(t('page.room.said.sent-away', { seat: event.seat }));
      case 'cancelled':
        return this.#say(t('page.room.cancelled'));
      case 'began':
        if (SEATS.some((seat) => seat === this.snapshot?.plan.first)) return;
        this.thrown = { first: event.first, throws: event.rounds };
        return;
      default:
        return;
    }
  }

  async #findVariant(): Promise<void> {
    try {
      const wanted = this.snapshot?.plan.variant;
      this.variant = wanted === undefined ? null : await variantNamed(wanted);
    } catch (error) {
      notices.wrong(t('page.wrong.rulebook', { why: reason(error) }));
    }
  }

  async #join(): Promise<void> {
    if (this.isJoined || this.#isJoining) return;
    this.#isJoining = true;
    try {
      await this.#findVariant();
      if (this.variant === null) return;
      const table = await RemoteTable.at(this.#follower, () => online.me?.id ?? null, this.variant);
      this.#table = table;
      if (this.#isLeft) return this.#leaveTable();
      this.isJoined = await session.join(table, this.setup); // other screens show the game from here on
      if (!this.isJoined) return;
      this.#sayWhatWaits();
    } catch (error) {
      notices.wrong(t('page.wrong.rulebook', { why: reason(error) }));
    } finally {
      this.#isJoining = false;
    }
  }

  /** Announces, when the page opens or reconnects, what the board alone does not show. */
  #sayWhatWaits(): void {
    const waiting = session.isPaused ? t('page.talk.paused') : talkStatus();
    if (waiting !== null) this.#say(waiting);
  }

  #name(seat: SeatLetter): string {
    return chairName(this.chair(seat)) || t('seat.name', { seat });
  }

  #say(text: string): void {
    session.announcements.tell(text);
  }
}

/** The name of the player at a seat; empty if it is free. */
export function chairName(chair: Chair): string {
  if (chair.kind === 'computer') return t(`level.${chair.level}.name`);
  return chair.kind === 'person' ? (chair.name ?? '') : '';
}

function playerOf(chair: Chair | undefined): Player {
  if (chair?.kind === 'computer') return chair;
  return { kind: 'person', name: chair?.kind === 'person' ? (chair.name ?? '') : '' };
}
