import type { Principal, Tool } from '@jawab/core';
import {
  type Call,
  checkOwnPage,
  createAddressReader,
  createOwnOrigin,
  readBearerToken,
  readCookie,
  sessionCookie,
} from '@jawab/http';
import type { Runtime } from '@jawab/runtime';

/** A link in a page sends no header, so the link to a file names its workspace. */
const workspaceOfLink = ({ url }: Request): string | null => new URL(url).searchParams.get('workspace');

const isFile = (rest: Tool['rest'] | undefined) => rest?.file || rest?.bytes === 'file';

/**
 * Creates the admission of callers: an API token, or the session of a person where the request has its cookie and no
 * `Authorization`. Sets the rate of the call.
 */
export function createAdmission(runtime: Runtime) {
  const readAddress = createAddressReader(runtime.config.trustProxy);
  const ownOriginOf = createOwnOrigin(runtime.config);
  return async (call: Call, tool: Partial<Pick<Tool, 'withoutWorkspace' | 'rest'>>): Promise<Principal> => {
    const { request, incoming } = call;
    const { headers } = request;
    const address = readAddress(request, incoming);
    const ownOrigin = ownOriginOf(request);
    const cookie = sessionCookie(ownOrigin);
    if (headers.has('authorization') || readCookie(request, cookie) === null) {
      const { principal, rate } = await runtime.admit(readBearerToken(request), address);
      call.rate = rate;
      return principal;
    }
    checkOwnPage(request, ownOrigin);
    const { principal, rate } = await runtime.admitMember(
      {
        session: runtime.identity.readSession(request, cookie),
        workspace: headers.get('x-workspace') ?? (isFile(tool.rest) ? workspaceOfLink(request) : null),
        outside: tool.withoutWorkspace ?? false,
      },
      address,
    );
    call.rate = rate;
    return principal;
  };
}
