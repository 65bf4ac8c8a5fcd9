/** html-validate, on the bytes that were served. */
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import type { Fault } from './fault'

const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:standard', 'html-validate:a11y'] }),
)

/**
 * Its false positives. A table whose cells stand one below the other on a narrow screen is `display: block` there:
 * browsers of 2018, and Safari for longer, then hide that it is a table, unless the roles say so explicitly.
 */
const isLeftOut = ({ ruleId, message }: { ruleId: string; message: string }) =>
  ruleId === 'no-redundant-role' && /role "(table|rowgroup|row|rowheader|columnheader|cell)"/.test(message)

export function checkWithHtmlValidate(html: string): Fault[] {
  const { results } = validator.validateStringSync(html)
  return results.flatMap(({ messages }) =>
    messages
      .filter((message) => !isLeftOut(message))
      .map(({ ruleId, line, column, selector, message }) => ({
        checker: 'html-validate' as const,
        rule: ruleId,
        where: `${line}:${column} ${selector ?? ''}`,
        message,
      })),
  )
}
