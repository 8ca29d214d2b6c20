/**
 * The address a request came from. Forwarding headers count only when the connection comes from a trusted proxy:
 * then the last address in the list that is no such proxy.
 */
export function clientAddress(
  remote: string | undefined,
  forwardedFor: string | undefined,
  trustProxy: readonly string[],
): string {
  const isProxy = (address: string) => trustProxy.includes(address.replace(/^::ffff:/, ''));
  const direct = remote ?? '';
  if (!forwardedFor || !isProxy(direct)) return direct;
  const hops = forwardedFor.split(',').map((hop) => hop.trim());
  return hops.findLast((hop) => !isProxy(hop)) ?? hops[0] ?? direct;
}
