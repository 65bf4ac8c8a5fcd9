/** What a checker finds wrong with a page. */
export type Fault = {
  checker: 'axe' | 'HTML_CodeSniffer' | 'html-validate'
  rule: string
  /** A selector, or line and column of what was served. */
  where: string
  message: string
}

export const sentenceOf = ({ checker, rule, where, message }: Fault) => `${checker} ${rule}, at ${where}: ${message}`
