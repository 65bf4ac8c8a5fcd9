/** A browser's cookies for one origin. */
export class CookieJar {
  private readonly cookies = new Map<string, string>()
  /** Each Set-Cookie line seen, newest last. */
  readonly lines: string[] = []

  take(response: Response) {
    for (const line of response.headers.getSetCookie()) this.takeLine(line)
  }

  takeLine(line: string) {
    this.lines.push(line)
    const [pair = '', ...attributes] = line.split('; ')
    const at = pair.indexOf('=')
    const name = pair.slice(0, at)
    if (attributes.includes('Max-Age=0')) this.cookies.delete(name)
    else this.cookies.set(name, pair.slice(at + 1))
  }

  set(name: string, value: string) {
    this.cookies.set(name, value)
  }

  get(name: string) {
    return this.cookies.get(name)
  }

  names() {
    return [...this.cookies.keys()]
  }

  header() {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }
}
