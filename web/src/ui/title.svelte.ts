class Title {
  /** The title of the screen that is shown. */
  screen = $state('');
}

export const title = new Title();

/** Gives a screen its title. Called while the component is created. */
export function entitle(text: () => string): void {
  $effect.pre(() => {
    title.screen = text();
  });
}
