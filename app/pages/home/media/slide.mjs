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

/** The textures of the second and third pillar, as on the pages (app/ui/chart/pillars.tsx). Drawings refer to them. */
const TEXTURES = `<svg width="0" height="0" style="position:absolute">
  <pattern id="texture-2" width="22" height="22" patternUnits="userSpaceOnUse"><path d="M-4 4 4-4M-2 24 24-2M18 26l8-8" stroke="#6c9bd0" stroke-width="2.5"/></pattern>
  <pattern id="texture-3" width="18" height="18" patternUnits="userSpaceOnUse"><circle cx="4.4" cy="4.4" r="3" fill="#f0c283"/><circle cx="13.4" cy="13.4" r="3" fill="#f0c283"/></pattern>
</svg>`

const escaped = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/**
 * @param {{ language: string, heading: string, portrait: string | null, title: string, text: string, drawing: string, number:
 * number, count: number }} slide `portrait` and `drawing` are SVG sources; `heading` is on every slide
 */
export const slidePage = ({ language, heading, portrait, title, text, drawing, number, count }) => `<!doctype html>
<html lang="${language}"><meta charset="utf-8"><style>${STYLE}</style>${TEXTURES}
<header>${portrait ?? MARK}${escaped(heading)}</header>
<main>
  <div class="words"><h1>${escaped(title)}</h1><p>${escaped(text)}</p></div>
  <div class="drawing">${drawing}</div>
</main>
<footer>${Array.from({ length: count }, (_, index) => `<i class="${index < number ? 'seen' : ''}"></i>`).join('')}</footer>
</html>`
