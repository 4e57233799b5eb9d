import { test } from 'vitest';
import { WHOLE_GAME_MILLIS } from '../patience';
import { playByResting, playBySwitch, SCREENS } from './reach';

test(
  'a whole game is played by one switch, from the first screen to the next game',
  () => playBySwitch(SCREENS.phone),
  WHOLE_GAME_MILLIS,
);

test('the first turns are played by resting the pointer', () => playByResting(SCREENS.desktop, 2));
