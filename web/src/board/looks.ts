import type { SeatLetter } from '../rulebook/protocol';

export const SHAPES = ['circle', 'triangle', 'square', 'diamond', 'star', 'cross'] as const;
export type ShapeName = (typeof SHAPES)[number];
export const HUES = [0, 1, 2, 3, 4, 5] as const;
export type Hue = (typeof HUES)[number];

/** The look of a seat's pieces. Colour and shape each identify the seat, so that either is enough. */
export interface Look {
  hue: Hue;
  shape: ShapeName;
}
export type Looks = Record<SeatLetter, Look>;

/** The marks as outlines that fit into a circle of radius 1. */
export const OUTLINES: Record<ShapeName, string> = {
  circle: 'M-0.72 0A0.72 0.72 0 1 0 0.72 0A0.72 0.72 0 1 0-0.72 0Z',
  triangle: 'M0-0.95L0.88 0.62H-0.88Z',
  square: 'M-0.68-0.68H0.68V0.68H-0.68Z',
  diamond: 'M0-1L0.78 0L0 1L-0.78 0Z',
  star: 'M0-1.05L0.27-0.36L1-0.32L0.43 0.14L0.62 0.85L0 0.45L-0.62 0.85L-0.43 0.14L-1-0.32L-0.27-0.36Z',
  cross: 'M-0.3-0.9H0.3V-0.3H0.9V0.3H0.3V0.9H-0.3V0.3H-0.9V-0.3H-0.3Z',
};

/** The names of the colours in each palette. */
export const HUE_NAMES = {
  classic: ['red', 'blue', 'yellow', 'green', 'black', 'white'],
  clear: ['orange', 'blue', 'yellow', 'sky', 'black', 'white'],
  grey: ['black', 'white', 'dark', 'light', 'coal', 'silver'],
} as const;

export const USUAL_LOOKS: Looks = {
  A: { hue: 0, shape: 'circle' },
  B: { hue: 1, shape: 'triangle' },
  C: { hue: 2, shape: 'square' },
  D: { hue: 3, shape: 'diamond' },
  E: { hue: 4, shape: 'star' },
  F: { hue: 5, shape: 'cross' },
};
