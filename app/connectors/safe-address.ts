const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** An address to which paths are added. */
export function withoutEndSlash(address: string): string {
  let end = address.length
  while (address[end - 1] === '/') end--
  return address.slice(0, end)
}

/** Whether secrets may be sent there: over https, or within this machine. `allowHttp`: the sandbox, on any host. */
export function isSafeAddress(address: string, allowHttp: boolean): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && (allowHttp || LOOPBACK.includes(hostname)))
}
