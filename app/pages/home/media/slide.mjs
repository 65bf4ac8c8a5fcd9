/** One slide of a film as a page of 1280 × 720 pixels: words on the left, the drawing on the right. */

const STYLE = `
  * { box-sizing: border-box; margin: 0; }
  body { width: 1280px; height: 720px; padding: 64px 72px 56px; background: #f2f5f2; color: #18211d;
    font-family: "Liberation Sans", Arial, sans-serif; display: flex; flex-direction: column; }
  header { display: flex; align-items: center; height: 72px; font-size: 30px; font-weight: 700; color: #0d5443; }
  header svg { width: 72px; height: 72px; margin-right: 20px; }
  header .mark { width: 38px; height: 38px; }
  main { flex: 1; display: flex; align-items: center; justify-content: space-between; }
  .words { width: 660px; }
  h1 { margin-bottom: 28px; font-size: 60px; line-height: 1.12; letter-spacing: -0.015em; }
  p { font-size: 38px; line-height: 1.35; color: #2b3631; }
  .drawing, .drawing svg { width: 400px; height: 400px; }
  footer { display: flex; gap: 12px; }
  footer i { width: 44px; height: 6px; background: #c6d1ca; }
  footer i.seen { background: #0d5443; }
`

const MARK =
  '<svg class="mark" viewBox="0 0 20 20"><path d="M1 8h4v11H1zM8 1h4v18H8zM15 5h4v14h-4z" fill="currentColor"/></svg>'

const escaped = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/**
 * @param {{ language: string, heading: string, portrait: string | null, title: string, text: string, drawing: string,
 *   number: number, count: number }} slide `portrait` and `drawing` are SVG sources; `heading` stands on every slide
 */
export const slidePage = ({ language, heading, portrait, title, text, drawing, number, count }) => `<!doctype html>
<html lang="${language}"><meta charset="utf-8"><style>${STYLE}</style>
<header>${portrait ?? MARK}${escaped(heading)}</header>
<main>
  <div class="words"><h1>${escaped(title)}</h1><p>${escaped(text)}</p></div>
  <div class="drawing">${drawing}</div>
</main>
<footer>${Array.from({ length: count }, (_, index) => `<i class="${index < number ? 'seen' : ''}"></i>`).join('')}</footer>
</html>`
