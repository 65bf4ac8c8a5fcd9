declare module 'pa11y' {
  /** What it needs of a page that somebody else has opened; the same with Puppeteer and with Playwright. */
  type OpenPage = {
    on: () => unknown
    off: () => unknown
    evaluate: (script: unknown, given?: unknown) => Promise<unknown>
    setViewport: () => Promise<void>
  }
  type Issue = {
    code: string
    type: 'error' | 'warning' | 'notice'
    message: string
    selector: string
    context: string
  }
  type Options = {
    standard: 'WCAG2A' | 'WCAG2AA' | 'WCAG2AAA'
    runners: 'htmlcs'[]
    ignoreUrl: true
    browser: object
    page: OpenPage
    userAgent: ''
    /** Milliseconds. */
    timeout: number
  }
  export default function pa11y(url: string, options: Options): Promise<{ issues: Issue[] }>
}
