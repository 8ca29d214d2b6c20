import type { TokenPrincipal } from '@jawab/core';
import type { Runtime } from '@jawab/runtime';
import type { Catalogue } from './catalogue.ts';

/** One HTTP request that the door admitted: who asks, and which tools this surface has. */
export interface Exchange {
  runtime: Runtime;
  catalogue: Catalogue;
  principal: TokenPrincipal;
  requestId: string;
  /** The methods that the request names. Its server handles only these. */
  methods: ReadonlySet<string>;
  /** True once a server was built for the request. */
  served?: boolean;
  /** Called when the exchange ends, however it ends. */
  onClose?: () => void;
}
