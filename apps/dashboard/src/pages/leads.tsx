import type { Input, Lead } from '@jawab/sdk';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Flame, type LucideIcon, Snowflake, ThermometerSun } from 'lucide-react';
import { useRows } from '../data/api.tsx';
import { Badge, type Tone } from '../ui/badge.tsx';
import { Choice } from '../ui/field.tsx';
import { More } from '../ui/more.tsx';
import { Empty, Loaded } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { Table } from '../ui/table.tsx';
import { type Key, useWords } from '../words/words.tsx';

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
  const search = useSearch({ from });
  const label = labels.find((one) => one === search.label);
  const input: Input<'list_leads'> = { label, limit: 50 };
  const { query, rows } = useRows('list_leads', input);
  return (
    <Page
      title={say('leads')}
      isWide
      actions={
        <Choice
          label={say('intent')}
          value={label ?? ''}
          onChange={({ target }) =>
            void navigate({ search: { label: target.value || undefined }, replace: true })
          }
        >
          <option value="">{say('allLeads')}</option>
          {labels.map((one) => (
            <option key={one} value={one}>
              {say(`lead_${one}` as Key)}
            </option>
          ))}
        </Choice>
      }
    >
      <Loaded query={query}>
        {() =>
          rows.length === 0 ? (
            <Empty title={say('noLeads')} text={say('noLeadsText')} />
          ) : (
            <LeadTable leads={rows} />
          )
        }
      </Loaded>
      <More query={query} />
    </Page>
  );
}

function LeadTable({ leads }: { leads: Lead[] }) {
  const { say, writeDay } = useWords();
  const { workspaceId } = useParams({ from });
  return (
    <Table
      caption={say('leads')}
      rows={leads}
      keyOf={({ id }) => id}
      columns={[
        {
          title: say('yourContact'),
          cell: ({ name, email, phone, message }) => (
            <>
              <bdi className="block font-medium">{name}</bdi>
              <bdi className="block text-soft">{email}</bdi>
              {phone && <bdi className="block text-soft">{phone}</bdi>}
              {message && <p dir="auto">{message}</p>}
            </>
          ),
        },
        {
          title: say('intent'),
          cell: ({ intent_label, intent_score, intent_reasons }) => (
            <>
              <span className="numbers flex items-center gap-2">
                <Badge tone={looks[intent_label][0]} icon={looks[intent_label][1]}>
                  {say(`lead_${intent_label}` as Key)}
                </Badge>
                {intent_score}
              </span>
              <span lang="en" className="text-xs text-soft">
                {intent_reasons.join(', ')}
              </span>
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
        {
          title: say('changed'),
          isNumber: true,
          isExtra: true,
          cell: ({ created_at }) => writeDay(created_at),
        },
      ]}
    />
  );
}
