/** Whether there is a keyboard: most likely beside a mouse, and surely once a key was pressed. */
class Keyboard {
  isThere = $state(matchMedia('(pointer: fine)').matches);

  constructor() {
    window.addEventListener('keydown', () => (this.isThere = true), { once: true });
  }
}

export const keyboard = new Keyboard();
