let name = 'Jawab';
let waiting = 0;

const show = () => {
  document.title = waiting > 0 ? `(${waiting}) ${name}` : name;
};

/** Names the page in the title of the document. */
export function setTitle(page: string): void {
  name = `${page} · Jawab`;
  show();
}

/** Puts the number of visitors who wait in front of the title. */
export function setTitleCount(count: number): void {
  waiting = count;
  show();
}
