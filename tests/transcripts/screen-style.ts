/**
 * What the style sheets of a page show and hide on a screen of some width, without scripts: as much of CSS as a reader
 * notices.
 */
import { JSDOM } from 'jsdom'
import { mayFitIn, styleOf } from '../support/pages/style-sheet'

type Shown = { selector: string; display: string; content: string; isClipped: boolean }

/**
 * Whether a rule applies on a screen of `width` CSS pixels, in light colours, without forced colours and without
 * scripts.
 */
function holds(media: string, width: number): boolean {
  return media.split(' and ').every((condition) => {
    const [, bound, size] = /^\((min|max)-width: ([\d.]+)r?em\)$/.exec(condition) ?? []
    if (bound) return bound === 'min' ? width >= 16 * Number(size) : width <= 16 * Number(size)
    return condition === 'screen' || condition === '(forced-colors: none)'
  })
}

/** Between selectors of a rule, not within one. */
const OR = /,\s*(?![^(]*\))/

/** In their order: of two matching rules the later one counts. No display rule of the sheets depends on specificity. */
function rulesIn(rules: Iterable<CSSRule>, width: number): Shown[] {
  return [...rules].flatMap((rule) => {
    const { selectorText, style, cssRules, media } = rule as CSSStyleRule & CSSMediaRule
    if (!style) return media && holds(media.mediaText, width) ? rulesIn(cssRules, width) : []
    const said = (name: string) => style.getPropertyValue(name)
    // An element taken out of the line is a separate block.
    const apart = said('float') || /absolute|fixed/.test(said('position')) ? 'block' : ''
    const isClipped = said('clip').startsWith('rect(0')
    const shown = { display: said('display') || apart, content: said('content'), isClipped }
    if (/::after/.test(selectorText) || !(shown.display || shown.content)) return []
    return selectorText.split(OR).map((selector) => ({ selector, ...shown }))
  })
}

const WIDE = 1280
const RULES = new Map<string, Shown[]>()
function rulesFor(document: Document, width: number): Shown[] {
  const css = styleOf(document)
  const key = `${width} ${css}`
  const rules = RULES.get(key) ?? rulesIn(parsed(css), width)
  RULES.set(key, rules)
  return rules
}

const parsed = (css: string) => new JSDOM(`<style>${css}</style>`).window.document.styleSheets[0]?.cssRules ?? []

/** What is heard and not seen: the selectors of visually hidden elements. */
export const clippedIn = (document: Document, width: number) =>
  rulesFor(document, width).flatMap(({ selector, isClipped }) => (isClipped ? [selector] : []))

const INLINE =
  'a,abbr,b,bdi,bdo,br,cite,code,data,dfn,em,i,kbd,label,mark,q,s,small,span,strong,sub,sup,time,u,var,wbr,svg,path,text'
const INLINE_BLOCK = 'button,input,select,textarea,img,video,meter,progress'
const HIDDEN = 'head,script,style,template,link,meta,title,noscript,datalist'
const BY_TAG = new Map(
  Object.entries({ inline: INLINE, 'inline-block': INLINE_BLOCK, none: HIDDEN }).flatMap(([display, tags]) =>
    tags.split(',').map((tag) => [tag, display] as const),
  ),
)
const HIDDEN_BY_ITSELF = '[hidden],dialog:not([open]),input[type=hidden]'

/**
 * Hides and shows the elements of a page as its sheets and the browser's own would; jsdom's own computation takes
 * minutes.
 */
export function putStyleOn({ window }: JSDOM, width = WIDE) {
  const { document } = window
  const displays = new Map<Element, string>()
  const before = new Map<Element, string>()
  const mayFit = mayFitIn(document)
  for (const { selector, display, content } of rulesFor(document, width)) {
    const shown = content ? before : displays
    const fitting = selector.replaceAll('::before', '')
    if (!mayFit(fitting)) continue
    for (const element of document.querySelectorAll(fitting)) shown.set(element, content || display)
  }
  for (const element of document.querySelectorAll(HIDDEN_BY_ITSELF)) displays.set(element, 'none')
  const displayOf = (element: Element) => displays.get(element) ?? BY_TAG.get(element.localName) ?? 'block'
  window.getComputedStyle = ((element: Element, pseudo?: string | null) => {
    const shown: Record<string, string> = pseudo
      ? { content: (pseudo.endsWith('before') && before.get(element)) || 'none', display: 'inline' }
      : { display: displayOf(element), visibility: 'visible' }
    return { ...shown, getPropertyValue: (name: string) => shown[name] ?? '' } as unknown as CSSStyleDeclaration
  }) as typeof window.getComputedStyle
}
