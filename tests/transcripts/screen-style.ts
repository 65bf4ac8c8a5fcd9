/** What the style sheet shows and hides on a wide screen: as much of CSS as a screen reader takes notice of. */
import { JSDOM } from 'jsdom'
import { STYLE_SHEET } from '../support/pages/style-sheet'

/** Where the page is read: 1280 px wide, on a screen, without scripts. */
const HOLDS = /^\(min-width: \d+em\)$|^\(forced-colors: none\)$/

type Shown = { selector: string; display: string; content: string }

/** In their order: of two that fit, the later one counts. The sheet has no rule of display that its order does not tell. */
const RULES = rulesIn(new JSDOM(`<style>${STYLE_SHEET}</style>`).window.document.styleSheets[0]?.cssRules ?? [])

function rulesIn(rules: Iterable<CSSRule>): Shown[] {
  return [...rules].flatMap((rule) => {
    const { selectorText, style, cssRules, media } = rule as CSSStyleRule & CSSMediaRule
    if (!style) return media && HOLDS.test(media.mediaText) ? rulesIn(cssRules) : []
    const said = (name: string) => style.getPropertyValue(name)
    // What is taken out of the line is a block of its own.
    const apart = said('float') || /absolute|fixed/.test(said('position')) ? 'block' : ''
    const shown = { selector: selectorText, display: said('display') || apart, content: said('content') }
    return /::after/.test(selectorText) || !(shown.display || shown.content) ? [] : [shown]
  })
}

const INLINE =
  'a,abbr,b,bdi,bdo,br,cite,code,dfn,em,i,kbd,label,mark,q,s,small,span,strong,sub,sup,time,u,var,wbr,svg,path,text'
const INLINE_BLOCK = 'button,input,select,textarea,img,video,meter,progress'
const HIDDEN = 'head,script,style,template,link,meta,title,noscript,datalist'
const BY_TAG = new Map(
  Object.entries({ inline: INLINE, 'inline-block': INLINE_BLOCK, none: HIDDEN }).flatMap(([display, tags]) =>
    tags.split(',').map((tag) => [tag, display] as const),
  ),
)
const HIDDEN_BY_ITSELF = '[hidden],dialog:not([open]),input[type=hidden]'

/** Hides and shows the elements of a page as the sheet and the browser's own would; jsdom's own reckoning takes minutes. */
export function putStyleOn({ window }: JSDOM) {
  const { document } = window
  const displays = new Map<Element, string>()
  const before = new Map<Element, string>()
  for (const { selector, display, content } of RULES) {
    const shown = content ? before : displays
    for (const element of document.querySelectorAll(selector.replaceAll('::before', '')))
      shown.set(element, content || display)
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
