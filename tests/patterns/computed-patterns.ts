/** The files that compute a pattern, and every pattern that each of them can make. All others must be literals. */
import { LANGUAGES } from '~/language/language'
import { termPattern } from '~/language/term-finder'
import { textIn } from '~/shell/texts'

export const COMPUTED_PATTERNS: Readonly<Record<string, () => RegExp[]>> = {
  'app/language/term-finder.ts': () =>
    LANGUAGES.map((language) => termPattern(language, (term) => textIn(language)(`glossary.terms.${term}.name`))),
}
