import { useWords } from '../words/words.tsx';

/** How much of a limit is used: a bar that turns amber from 80 % and red when full. */
export function Meter({ label, used, limit }: { label: string; used: number; limit: number | null }) {
  const { writeNumber } = useWords();
  const share = limit ? Math.min(1, used / limit) : limit === 0 ? 1 : 0;
  const fill = share >= 1 ? 'fill-danger' : share >= 0.8 ? 'fill-warn' : 'fill-accent';
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap justify-between gap-2">
        <span>{label}</span>
        <span className="numbers font-semibold">
          {writeNumber(used)}
          {limit !== null && ` / ${writeNumber(limit)}`}
        </span>
      </p>
      {limit !== null && <Bar share={share} fill={fill} />}
    </div>
  );
}

/** A share from 0 to 1 as a bar. Numbers beside it say the same. */
export function Bar({ share, fill = 'fill-accent' }: { share: number; fill?: string }) {
  return (
    <svg aria-hidden="true" className="h-1.5 w-full rounded-box bg-hover rtl:-scale-x-100">
      <rect width={`${share * 100}%`} height="100%" className={fill} />
    </svg>
  );
}
