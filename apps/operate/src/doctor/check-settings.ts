import { type Config, listUnknownSettings, warnOfPlainHttp } from '@jawab/runtime';
import { type Finding, ok, warning } from './finding.ts';

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
