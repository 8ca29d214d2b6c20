import type { Tool } from './tool.ts';

/** Says what a call needs and costs, from the fields of its tool. Adapters add it to the tool's description. */
export function describeTerms({
  plan,
  workspaceWide,
  meter,
}: Pick<Tool, 'plan' | 'workspaceWide' | 'meter'>): string {
  return [
    plan && `Needs the ${plan} plan.`,
    workspaceWide && 'Needs a token that is not limited to bots.',
    meter ? 'Costs one message of the monthly quota.' : 'Free of quota.',
  ]
    .filter(Boolean)
    .join(' ');
}
