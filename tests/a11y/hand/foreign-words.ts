/**
 * Words of another language that are not marked (WCAG 2.2, 3.1.2). Found by the small words that every sentence has:
 * two of another language in one piece of text, and more than of its own. Names belong to no language, as the criterion
 * says, and neither do addresses.
 */
import type { Check } from './faults'

const SMALL_WORDS = {
  fr: 'le la les des une vous nous est sont pour avec dans sur pas votre vos cette qui que ou du au aux et ne se ce par',
  de: 'der die das den dem des ein eine einen und oder ist sind für mit von auf nicht Sie Ihre Ihr Ihnen wir bei zur zum wird werden im am',
  en: 'the and of to is are you your we our for with this that not page found be was by from on or it as at',
}

export const foreignWordFaults: Check = (page) =>
  page.evaluate((smallWords) => {
    const words = Object.entries(smallWords).map(
      ([language, list]) => [language, new Set(list.toLowerCase().split(' '))] as const,
    )
    const faults: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>('title, body *')) {
      if (/^(SCRIPT|STYLE|CODE|TEMPLATE)$/.test(element.tagName)) continue
      const own = [...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent)
      const texts = [own.join(' '), element.getAttribute('aria-label') ?? '', element.getAttribute('alt') ?? '']
      const said = element.closest('[lang]')?.getAttribute('lang')?.slice(0, 2)
      for (const text of texts) {
        const typed =
          text
            .toLowerCase()
            .replace(/https?:\S+/g, ' ')
            .match(/\p{L}+/gu) ?? []
        const count = Object.fromEntries(
          words.map(([language, list]) => [language, typed.filter((word) => list.has(word)).length]),
        )
        const [likely = '', most = 0] = Object.entries(count).toSorted(([, one], [, other]) => other - one)[0] ?? []
        if (most >= 2 && likely !== said && most > (count[said ?? ''] ?? 0))
          faults.push(`${likely} in ${said}: ‘${text.trim().slice(0, 60)}’`)
      }
    }
    return faults
  }, SMALL_WORDS)
