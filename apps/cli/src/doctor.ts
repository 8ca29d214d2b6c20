import { diagnoseMcp } from '@jawab/core';
import { type Examined, examine } from '@jawab/operate';
import { createOperatorProbe, InvalidSetting, readConfig } from '@jawab/runtime';
import type { Command } from 'commander';
import { printJson } from './print.ts';

/** Exit codes of `jawab doctor`, for scripts and monitors. */
const exitCodes = { ok: 0, warning: 2, error: 1 } as const;

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

function summarise(findings: Examined[]): { text: string; level: Examined['level'] } {
  const errors = findings.filter(({ level }) => level === 'error').length;
  const warnings = findings.filter(({ level }) => level === 'warning').length;
  const parts = [
    ...(errors > 0 ? [count(errors, 'error', 'errors')] : []),
    ...(warnings > 0 ? [count(warnings, 'warning', 'warnings')] : []),
  ];
  const level = errors > 0 ? 'error' : warnings > 0 ? 'warning' : 'ok';
  return { text: parts.length > 0 ? `${parts.join(', ')}.` : 'Everything works.', level };
}

async function collect(show: (finding: Examined) => void): Promise<Examined[]> {
  const findings: Examined[] = [];
  const keep = (finding: Examined) => {
    findings.push(finding);
    show(finding);
  };
  try {
    for await (const finding of examine(readConfig())) keep(finding);
  } catch (error) {
    if (!(error instanceof InvalidSetting)) throw error;
    keep({ check: 'settings', level: 'error', text: error.message });
  }
  return findings;
}

/** Says what a client would find at an MCP address. Exits with 1 if something stops it. */
async function diagnose(url: string): Promise<void> {
  const checks = await diagnoseMcp(createOperatorProbe(url), url);
  for (const { name, ok, hint } of checks)
    console.log(`${name.padEnd(10)}  ${(ok ? 'ok' : 'error').padEnd(7)}  ${hint ?? ''}`.trimEnd());
  if (checks.some(({ ok }) => !ok)) process.exitCode = exitCodes.error;
}

/** Adds `jawab doctor` and `jawab doctor mcp`. */
export function addDoctorCommand(program: Command): void {
  const doctor = program
    .command('doctor')
    .description(
      'check settings, database, queue, disk, clock and models; exits with 0, 1 (errors) or 2 (warnings)',
    )
    .option('--json', 'print JSON')
    .action(async ({ json }) => {
      const print = ({ check, level, text }: Examined) =>
        console.log(`${check.padEnd(10)}  ${level.padEnd(7)}  ${text}`);
      const findings = await collect(json ? () => {} : print);
      const { text, level } = summarise(findings);
      json ? printJson(findings) : console.log(`\n${text}`);
      process.exitCode = exitCodes[level];
    });
  doctor
    .command('mcp <address>')
    .description('look at an MCP address as a client does, and say what would stop it')
    .action(diagnose);
}
