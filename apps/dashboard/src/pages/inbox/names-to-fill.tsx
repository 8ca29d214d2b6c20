import { useReported } from '../../words/use-reported.ts';
import { listPlaces, type Names } from './use-names.ts';

/** Says what the service will write for the names that a reply mentions. */
export function NamesToFill({ text, names }: { text: string; names: Names }) {
  const { sayNameUnknown } = useReported();
  return (
    <div role="status" className="grid text-xs text-soft empty:hidden">
      {listPlaces(text).map((key) => (
        <p key={key} dir="auto">
          <bdi dir="ltr">{`{{${key}}}`}</bdi> →{' '}
          {names[key] ? <bdi className="font-medium text-ink">{names[key]}</bdi> : sayNameUnknown()}
        </p>
      ))}
    </div>
  );
}
