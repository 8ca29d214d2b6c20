import {
  type Admission,
  admit,
  admitMember,
  type Database,
  type MemberCall,
  pause,
  Refusal,
} from '@jawab/core';
import { createSlowDown } from '@jawab/http';

/** The doors of tokens and of people. Repeated 401s from one address are slowed down. */
export interface Doors {
  /** Admits a token: 401, 402, 429. */
  admit(token: string | null, address: string, mcpAddress?: string | null): Promise<Admission>;
  /** Admits a person by their session: 401, 403 workspace, 429. */
  admitMember(call: MemberCall, address: string): ReturnType<typeof admitMember>;
}

export function openDoors(database: Database): Doors {
  const slowDown = createSlowDown();
  const slowed = async <T>(address: string, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Refusal && error.code === 'unauthorized')
        await pause(slowDown.penalty(address), AbortSignal.timeout(5_000));
      throw error;
    }
  };
  return {
    admit: (token, address, mcpAddress) => slowed(address, () => admit(database, token, mcpAddress)),
    admitMember: (call, address) => slowed(address, () => admitMember(database, call)),
  };
}
