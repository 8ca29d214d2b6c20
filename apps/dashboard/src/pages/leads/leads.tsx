import type { Input, Lead } from '@jawab/sdk';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Flame, type LucideIcon, Snowflake, ThermometerSun, Trash2 } from 'lucide-react';
import { useMay, usePlace, useRead } from '../../data/api.tsx';
import { useAssignees } from '../../data/use-assignees.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { Choice, SearchField } from '../../ui/field.tsx';
import { Empty, Loaded } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Table } from '../../ui/table.tsx';
import { Total } from '../../ui/total.tsx';
import { useDelete } from '../../ui/undo.tsx';
import { useBotWords } from '../../words/use-bot-words.ts';
import { useReported } from '../../words/use-reported.ts';
import { type Key, useWords } from '../../words/words.tsx';
import { LeadProgress, states } from './lead-progress.tsx';

const labels = ['hot', 'warm', 'cold'] as const;
const looks: Record<Lead['intent_label'], [Tone, LucideIcon]> = {
  hot: ['danger', Flame],
  warm: ['warn', ThermometerSun],
  cold: ['plain', Snowflake],
};
const from = '/$workspaceId/leads';

export default function Leads() {
  const { say } = useWords();
  const navigate = useNavigate({ from });
  const { workspaceId } = useParams({ from });
  const { isRead } = useReported();
  const write = useBotWords();
  const { label: named, state: stateNamed, owner, q, cursor } = useSearch({ from });
  const label = labels.find((one) => one === named);
  const state = states.find((one) => one === stateNamed);
  const filters: Input<'list_leads'> = { label, state, owner, q };
  const isNarrowed = !!(label || state || owner || q);
  const query = useRead('list_leads', Object.assign({ limit: 100, cursor, count: true }, filters), {
    keepsLast: true,
  });
  const set = (change: { [Name in 'label' | 'state' | 'owner' | 'q']?: string | undefined }) =>
    void navigate({ search: Object.assign({ label, state, owner, q }, change), replace: true });
  return (
    <Page title={say('leads')} isWide actions={<ExportButton of="list_leads" input={filters} />}>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <SearchField label={say('search')} value={q} onSearch={(next) => set({ q: next })} />
        <Choice
          label={say('intent')}
          value={label ?? ''}
          onChange={({ target }) => set({ label: target.value || undefined })}
        >
          <option value="">{say('allLeads')}</option>
          {labels.map((one) => (
            <option key={one} value={one}>
              {say(`lead_${one}` as Key)}
            </option>
          ))}
        </Choice>
        <Choice
          label={say('status')}
          value={state ?? ''}
          onChange={({ target }) => set({ state: target.value || undefined })}
        >
          <option value="">{say('allStatuses')}</option>
          {states.map((one) => (
            <option key={one} value={one}>
              {write?.(`lead_${one}`)}
            </option>
          ))}
        </Choice>
        <OwnerFilter owner={owner} onChoose={(next) => set({ owner: next })} />
      </div>
      {/* The reasons appear with their rows, so that nothing moves. */}
      <Loaded query={isRead ? query : { data: undefined, error: query.error }}>
        {({ data, next_cursor, total }) =>
          data.length === 0 ? (
            <Empty
              title={say(isNarrowed ? 'nothingFound' : 'noLeads')}
              text={isNarrowed ? undefined : say('noLeadsText')}
            >
              {isNarrowed ? (
                <Button onClick={() => void navigate({ search: {}, replace: true })}>{say('showAll')}</Button>
              ) : (
                <Link
                  to="/$workspaceId/bots/$botId"
                  params={{ workspaceId, botId: 'default' }}
                  className={buttonLook()}
                >
                  {say('botForm')}
                </Link>
              )}
            </Empty>
          ) : (
            <>
              <Total count={total} />
              <LeadTable leads={data} />
              <Pager cursor={cursor} next={next_cursor} />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

interface OwnerFilterProps {
  /** The id of a member, or nobody. */
  owner: string | undefined;
  onChoose: (owner: string | undefined) => void;
}

/** Chooses whose leads are listed. */
function OwnerFilter({ owner, onChoose }: OwnerFilterProps) {
  const { say } = useWords();
  const { people } = useAssignees();
  const known = ['nobody', ...people.map(({ id }) => id)];
  return (
    <Choice
      label={say('assignedTo')}
      value={owner ?? ''}
      onChange={({ target }) => onChoose(target.value || undefined)}
    >
      <option value="">{`${say('assignedTo')}: ${say('inbox_all')}`}</option>
      <option value="nobody">{say('unassigned')}</option>
      {people.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      {/* Somebody who has left is chosen still, so that another choice takes them away. */}
      {owner && !known.includes(owner) && <option value={owner}>…</option>}
    </Choice>
  );
}

function LeadTable({ leads }: { leads: Lead[] }) {
  const { say, writeDay, writeTime } = useWords();
  const { saySentence } = useReported();
  const write = useBotWords();
  const { workspaceId } = useParams({ from });
  const mayWrite = useMay()('conversations:write');
  return (
    <Table
      caption={say('leads')}
      rows={leads}
      keyOf={({ id }) => id}
      columns={[
        {
          title: say('yourContact'),
          cell: ({ name, email, phone, company, message, consent }) => (
            <>
              <span className="block font-medium">
                <bdi>{name}</bdi>
              </span>
              {company && (
                <span className="block">
                  <bdi>{company}</bdi>
                </span>
              )}
              <span className="block text-soft">
                <bdi>{email}</bdi>
              </span>
              {phone && (
                <span className="block text-soft">
                  <bdi>{phone}</bdi>
                </span>
              )}
              {message && (
                <p dir="auto" className="own-side">
                  {message}
                </p>
              )}
              {consent && write && (
                <span className="block text-xs text-soft" title={consent.text}>
                  {write('consentGiven', { date: writeDay(consent.at) })}
                </span>
              )}
            </>
          ),
        },
        {
          title: say('intent'),
          cell: ({ intent_label, intent_score, intent_reasons }) => (
            <>
              <span className="numbers flex items-center gap-2 whitespace-nowrap">
                <Badge tone={looks[intent_label][0]} icon={looks[intent_label][1]}>
                  {say(`lead_${intent_label}` as Key)}
                </Badge>
                {intent_score}
              </span>
              <span className="text-xs text-soft">{intent_reasons.map(saySentence).join(' · ')}</span>
            </>
          ),
        },
        {
          title: say('conversation'),
          cell: ({ session_id }) => (
            <Link
              to="/$workspaceId/inbox"
              params={{ workspaceId }}
              search={{ view: 'all', session: session_id }}
              className="text-accent underline"
            >
              {say('open')}
            </Link>
          ),
        },
        { title: say('status'), cell: (lead) => <LeadProgress lead={lead} /> },
        {
          title: say('time'),
          isSorted: true,
          isNumber: true,
          isExtra: true,
          cell: ({ created_at }) => writeTime(created_at),
        },
        ...(mayWrite
          ? [
              {
                title: say('actions'),
                isNumber: true,
                cell: (lead: Lead) => <DeleteLead lead={lead} />,
              },
            ]
          : []),
      ]}
    />
  );
}

/** Deletes a lead, and offers to restore it. The conversation stays. */
function DeleteLead({ lead: { id, name, email, phone } }: { lead: Lead }) {
  const { say } = useWords();
  const { api } = usePlace();
  const remove = useDelete();
  const title = name || email || phone || say('visitor');
  return (
    <Button
      kind="quiet"
      aria-label={say('deleteThis', { title })}
      onClick={() =>
        remove({
          text: say('deleted', { title }),
          perform: () => api.call('delete_lead', { id }),
          restore: () => api.call('restore_lead', { id }),
        })
      }
    >
      <Trash2 aria-hidden size={16} />
    </Button>
  );
}
