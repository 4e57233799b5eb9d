/** One knock on wood. */
export interface Knock {
  /** Seconds from now. */
  after: number;
  /** The pitch of the wood, in hertz. */
  pitch: number;
  /** From 0 to 1. */
  strength: number;
  /** How long it rings, in seconds. */
  ring: number;
  /** From -1, at the left, to 1. */
  pan: number;
}

const OVERTONE = 2.76; // of a bar of wood that lies free

/** Plays knocks: a short rattle of noise for the touch, two dying tones for the wood. */
export function play(context: AudioContext, knocks: readonly Knock[]): void {
  const noise = noiseOf(context);
  for (const knock of knocks) {
    const at = context.currentTime + knock.after;
    const out = context.createGain();
    out.gain.value = 0.35 * knock.strength;
    out.connect(new StereoPannerNode(context, { pan: knock.pan })).connect(context.destination);
    touch(context, noise, at, knock, out);
    tone(context, at, knock.pitch, knock.ring, 0.8, out);
    tone(context, at, knock.pitch * OVERTONE, knock.ring * 0.4, 0.25, out);
  }
}

function touch(context: AudioContext, noise: AudioBuffer, at: number, knock: Knock, out: AudioNode): void {
  const source = context.createBufferSource();
  source.buffer = noise;
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = knock.pitch * 4;
  band.Q.value = 0.9;
  const shape = dying(context, at, 0.7, 0.025);
  source.connect(band).connect(shape).connect(out);
  source.start(at);
  source.stop(at + 0.05);
}

function tone(context: AudioContext, at: number, pitch: number, ring: number, strength: number, out: AudioNode): void {
  const source = context.createOscillator();
  source.frequency.setValueAtTime(pitch * 1.04, at);
  source.frequency.exponentialRampToValueAtTime(pitch, at + 0.02);
  source.connect(dying(context, at, strength, ring)).connect(out);
  source.start(at);
  source.stop(at + ring + 0.05);
}

function dying(context: AudioContext, at: number, strength: number, ring: number): GainNode {
  const shape = context.createGain();
  shape.gain.setValueAtTime(0.0001, at);
  shape.gain.exponentialRampToValueAtTime(strength, at + 0.002);
  shape.gain.exponentialRampToValueAtTime(0.0001, at + ring);
  return shape;
}

function noiseOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * 0.05), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
