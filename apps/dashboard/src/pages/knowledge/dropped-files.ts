import { useEffect, useState } from 'react';

/** Files that systems put into folders by themselves. */
const isOfSystem = (name: string) => name.startsWith('.') || name === 'Thumbs.db' || name === 'desktop.ini';

/** Returns the files of a drop, with those of dropped folders. */
export async function filesOf({ items }: DataTransfer): Promise<File[]> {
  // The items can be read until the event is over, and no longer.
  const dropped = [...items].map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  const found = dropped.map(({ entry, file }) => (entry ? filesBelow(entry) : file ? [file] : []));
  return (await Promise.all(found)).flat();
}

async function filesBelow(entry: FileSystemEntry): Promise<File[]> {
  if (isOfSystem(entry.name)) return [];
  if (entry.isFile)
    return [
      await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject)),
    ];
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const entries: FileSystemEntry[] = [];
  // A reader returns at most a hundred entries at a time, and none at the end.
  for (;;) {
    const more = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (more.length === 0) break;
    entries.push(...more);
  }
  return (await Promise.all(entries.map(filesBelow))).flat();
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/** Takes files that are dropped anywhere on the page. Returns true while some are held over it. */
export function useDrop(isOn: boolean, take: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const onDrag = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const onLeave = ({ relatedTarget }: DragEvent) => setOver((now) => now && relatedTarget !== null);
    const onDrop = (event: DragEvent) => {
      if (!event.dataTransfer || !hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      void filesOf(event.dataTransfer).then(take);
    };
    const left = new AbortController();
    const { signal } = left;
    addEventListener('dragover', onDrag, { signal });
    addEventListener('dragleave', onLeave, { signal });
    addEventListener('drop', onDrop, { signal });
    return () => left.abort();
  }, [isOn, take]);
  return isOver;
}
