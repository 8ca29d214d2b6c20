import { Link } from '@tanstack/react-router';

interface TabsProps {
  label: string;
  tabs: { id: string; title: string }[];
  open: string;
  /** Returns the part of the address after `?` when a tab opens. */
  searchOf: (id: string) => Record<string, string | undefined>;
}

/** Links to the parts of a page. The open part is in the address. */
export function Tabs({ label, tabs, open, searchOf }: TabsProps) {
  return (
    <nav aria-label={label} className="mb-5 flex gap-1 overflow-x-auto border-b border-line">
      {tabs.map(({ id, title }) => (
        <Link
          key={id}
          to="."
          search={searchOf(id) as never}
          aria-current={id === open ? 'page' : undefined}
          className="-mb-px shrink-0 border-b-2 border-transparent px-3 py-2 text-sm text-soft hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-ink"
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}
