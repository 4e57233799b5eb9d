const PRESSABLE = 'button:not(:disabled), a[href], summary, label, select';

/** Presses what the pointer rests on, once each time it comes to rest. */
export function dwelling(root: HTMLElement, seconds: () => number | null): () => void {
  let resting: HTMLElement | null = null;
  let timer = 0;

  function leave(): void {
    window.clearTimeout(timer);
    resting?.classList.remove('dwelling');
    resting = null;
  }

  function move(event: PointerEvent): void {
    const time = seconds();
    if (time === null || event.pointerType === 'touch') return;
    const under = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSABLE) : null;
    if (under === resting) return;
    leave();
    if (under === null || under.dataset['idle'] === 'true') return;
    resting = under;
    under.style.setProperty('--dwell', `${time}s`);
    under.classList.add('dwelling');
    timer = window.setTimeout(() => {
      under.classList.remove('dwelling');
      under.click();
    }, time * 1000);
  }

  root.addEventListener('pointermove', move);
  root.addEventListener('pointerleave', leave);
  root.addEventListener('pointerdown', leave);
  return () => {
    leave();
    root.removeEventListener('pointermove', move);
    root.removeEventListener('pointerleave', leave);
    root.removeEventListener('pointerdown', leave);
  };
}
