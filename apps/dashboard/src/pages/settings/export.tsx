import { Download } from 'lucide-react';
import { useChange, useMay, usePlace, useRead } from '../../data/api.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Loaded } from '../../ui/notice.tsx';
import { Section } from '../../ui/section.tsx';
import { useWords } from '../../words/words.tsx';

const lookEveryMs = 2_000;

/** Makes a file with everything in the workspace, and links to it. */
export function ExportWorkspace() {
  const { say, writeTime } = useWords();
  const { workspaceId } = usePlace();
  const mayExport = useMay()('exports:write');
  const change = useChange('export_workspace');
  const query = useRead(
    'list_exports',
    {},
    {
      enabled: mayExport,
      again: ({ data }) => data.some(({ status }) => status === 'queued') && lookEveryMs,
    },
  );
  if (!mayExport) return null;
  return (
    <Section title={say('exportWorkspace')} text={say('exportHint')}>
      <Loaded query={query} rows={1}>
        {({ data: [newest, ...others] }) => {
          const ready = [newest, ...others].find((one) => one?.status === 'ready');
          const isMaking = newest?.status === 'queued';
          return (
            <div className="flex flex-wrap items-center gap-3 text-sm">
              <Button isBusy={isMaking || change.isPending} onClick={() => change.mutate({})}>
                {say('exportMake')}
              </Button>
              <span role="status" className="text-soft">
                {isMaking && say('exportMaking')}
                {newest?.status === 'failed' && say('exportFailed')}
              </span>
              {ready && (
                <a
                  className={buttonLook('primary')}
                  href={`/v1/workspace/exports/${ready.id}/file?workspace=${workspaceId}`}
                  download
                >
                  <Download aria-hidden size={16} className="shrink-0" />
                  {say('exportDownload', { time: writeTime(ready.created_at) })}
                </a>
              )}
            </div>
          );
        }}
      </Loaded>
    </Section>
  );
}
