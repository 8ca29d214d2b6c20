import type { Database } from '@jawab/core';
import type { Config } from '@jawab/runtime';

/** The result of a check, as one or more sentences for the operator. An error must be fixed, a warning deserves a look. */
export interface Finding {
  level: 'ok' | 'warning' | 'error';
  text: string;
}

export const ok = (text: string): Finding => ({ level: 'ok', text });
export const warning = (text: string): Finding => ({ level: 'warning', text });
export const wrong = (text: string): Finding => ({ level: 'error', text });

/** The input of checks of a database. */
export interface OpenScene {
  config: Config;
  database: Database;
}

/** A part of the installation, and how to check it. A check changes nothing. */
export interface Check<Scene = Config> {
  name: string;
  find(scene: Scene): Promise<Finding[]> | Finding[];
}
