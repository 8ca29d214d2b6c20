const paths = {
  close: 'm6 9 6 6 6-6',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  send: 'M12 19V5m-6 6 6-6 6 6',
  stop: 'M8 8h8v8H8z',
  mic: 'M12 4v8m-5-1a5 5 0 0 0 10 0m-5 5v4',
  check: 'm5 12 5 5 9-10',
  thumb: 'M7 11v9H4v-9h3l4-8q3 0 2 6h6q2 0 2 2l-2 8q0 1-2 1H7',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  person: 'M8 8a4 4 0 1 0 8 0 4 4 0 0 0-8 0ZM4 21a8 8 0 0 1 16 0',
};

/** Draws an icon of 24 by 24. */
export const Icon = ({ name }: { name: keyof typeof paths }) => (
  <svg viewBox="0 0 24 24" class={name} aria-hidden="true">
    <path d={paths[name]} />
  </svg>
);
