import { isLoopback } from '@jawab/http';
import type { Config } from '../config.ts';
import { listUnknownSettings } from '../config.ts';
import { type Finding, ok, warning } from './finding.ts';

/** Warns of a service that the network reaches without TLS; null if it does not. */
export const warnOfPlainHttp = ({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>): string | null =>
  isLoopback(host) || publicUrl
    ? null
    : `HOST=${host} lets the network reach the service without TLS. Put a proxy with TLS in front and set PUBLIC_URL.`;

/** Finds settings that are misspelt or open the service further than meant. Wrong values never get this far. */
export function checkSettings(config: Config): Finding[] {
  const findings = listUnknownSettings().map(({ name, meant }) =>
    warning(
      `${name} is not a setting, so it has no effect. ${meant ? `Did you mean ${meant}?` : '.env.example lists the settings.'}`,
    ),
  );
  const plainHttp = warnOfPlainHttp(config);
  if (plainHttp) findings.push(warning(plainHttp));
  if (config.oldSecretKey)
    findings.push(
      warning('SECRET_KEY_OLD is still set. Run `jawab key rotate`, and remove it 30 days later.'),
    );
  return findings.length > 0 ? findings : [ok('All settings are valid.')];
}
