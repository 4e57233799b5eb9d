import { test } from 'vitest';
import { WHOLE_GAME_MILLIS } from '../../patience';
import { playByResting, playBySwitch, SCREENS } from '../reach';

test('a whole game is played by one switch on a desktop', () => playBySwitch(SCREENS.desktop), WHOLE_GAME_MILLIS);

test.each(Object.entries(SCREENS))(
  'a whole game is played by resting the pointer on a %s',
  (_, screen) => playByResting(screen),
  WHOLE_GAME_MILLIS,
);
