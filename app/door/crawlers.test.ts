import { describe, expect, it } from 'vitest'
import { isCrawler } from './crawlers'

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome'
const ON_IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

describe('a crawler', () => {
  it.each([
    'Googlebot/2.1',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) ${CHROME}/130.0.6723.91 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
    'AdsBot-Google (+http://www.google.com/adsbot.html)',
    'Mediapartners-Google',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    `Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/130.0.0.0 Safari/537.36`,
    'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
    'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
    'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.1 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)',
    'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ChatGPT-User/1.0; +https://openai.com/bot)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)',
    'CCBot/2.0 (https://commoncrawl.org/faq/)',
    'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
    'Mozilla/5.0 (compatible; SemrushBot/7~bl; +http://www.semrush.com/bot.html)',
    'Mozilla/5.0 (compatible; MJ12bot/v1.4.8; http://mj12bot.com/)',
    `Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 (compatible; Bytespider; spider-feedback@bytedance.com)`,
    'Mozilla/5.0 (compatible; archive.org_bot +http://archive.org/details/archive.org_bot)',
  ])('is %s', (agent) => expect(isCrawler(agent)).toBe(true))

  it.each([
    'Twitterbot/1.0',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'WhatsApp/2.23.20.0',
    'TelegramBot (like TwitterBot)',
    'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
    'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5',
    'http.rb/5.1.1 (Mastodon/4.2.1; +https://mastodon.social/)',
    'Mozilla/5.0 (compatible; Embedly/0.2; +http://support.embed.ly/)',
  ])('is who previews a link: %s', (agent) => expect(isCrawler(agent)).toBe(true))
})

describe('a person', () => {
  it.each([
    `Mozilla/5.0 (Windows NT 6.1; Win64; x64) ${CHROME}/64.0.3282.186 Safari/537.36`,
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME}/142.0.0.0 Safari/537.36`,
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME}/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
    'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
    'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    'Mozilla/5.0 (Android 7.0; Mobile; rv:68.0) Gecko/68.0 Firefox/68.0',
    'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1',
    `${ON_IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`,
    `${ON_IPHONE} CriOS/130.0.6723.90 Mobile/15E148 Safari/604.1`,
    `Mozilla/5.0 (Linux; Android 10; K) ${CHROME}/142.0.0.0 Mobile Safari/537.36`,
    `Mozilla/5.0 (Linux; Android 8.0.0; SAMSUNG SM-A520F) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/9.2 Chrome/67.0.3396.87 Mobile Safari/537.36`,
    `Mozilla/5.0 (Linux; Android 9; CUBOT_X19) ${CHROME}/79.0.3945.116 Mobile Safari/537.36`,
    `Mozilla/5.0 (Linux; Android 13; CUBOT P80 Build/TP1A.220624.014) ${CHROME}/130.0.0.0 Mobile Safari/537.36`,
    `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${CHROME}/130.0.0.0 Mobile Safari/537.36 DuckDuckGo/5`,
    `Mozilla/5.0 (X11; Linux x86_64) ${CHROME}/130.0.0.0 Safari/537.36 OPR/115.0.0.0`,
  ])('is a browser: %s', (agent) => expect(isCrawler(agent)).toBe(false))

  it.each([
    `${ON_IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/470.0.0.40.112;FBBV/613862458;FBDV/iPhone14,5;FBMD/iPhone;FBSN/iOS;FBSV/17.5;FBSS/3;FBID/phone;FBLC/fr_FR;FBOP/5]`,
    `${ON_IPHONE} Mobile/15E148 Instagram 336.0.0.20.90 (iPhone14,5; iOS 17_5; fr_CH; fr; scale=3.00; 1170x2532; 614064327)`,
    `Mozilla/5.0 (Linux; Android 13; SM-A536B Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.6723.86 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/485.0.0.70.77;]`,
    `${ON_IPHONE} GSA/320.0.637893580 Mobile/15E148 Safari/604.1`,
    `${ON_IPHONE} Mobile/15E148 LinkedInApp/9.29.8182`,
    `Mozilla/5.0 (Linux; Android 9; CUBOT_X19 Build/PPR1.180610.011; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  ])('is a browser in an app: %s', (agent) => expect(isCrawler(agent)).toBe(false))

  it.each([
    'curl/7.68.0',
    'Playwright/1.65.1 (x64; debian 12) node/20.20',
    'axios/1.8.2',
    'okhttp/4.9.3',
    'Python/3.12 aiohttp/3.10.5',
    'Wget/1.20.3 (linux-gnu)',
    'HTTPie/1.0.3',
    'PostmanRuntime/7.26.8',
    'python-requests/2.25.1',
    'python-httpx/0.27.0',
    'Python-urllib/3.11',
    'Go-http-client/1.1',
    'okhttp/4.12.0',
    'Java/17.0.1',
    'node',
    'undici',
    'axios/1.7.2',
  ])('is who asks with a program: %s', (agent) => expect(isCrawler(agent)).toBe(false))

  it.each([
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.7444.59 Safari/537.36',
    `Mozilla/5.0 (Linux; Android 11; moto g power (2022)) ${CHROME}/119.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse`,
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/538.1 (KHTML, like Gecko) PhantomJS/2.1.1 Safari/538.1',
  ])('is a browser without a window: %s', (agent) => expect(isCrawler(agent)).toBe(false))

  it.each([
    'Lynx/2.9.0dev.12 libwww-FM/2.14 SSL-MM/1.4.1 GNUTLS/3.7.8',
    'Links (2.29; Linux 6.1.0-9-amd64 x86_64; GNU C 12.2; text)',
    'ELinks/0.16.1.1 (textmode; Linux; 80x24-2)',
    'w3m/0.5.3+git20230121',
    'edbrowse/3.8.0',
    'NetSurf/3.11 (Linux)',
    'Dillo/3.1.1',
  ])('is a browser for text, or for old machines: %s', (agent) => expect(isCrawler(agent)).toBe(false))

  it.each(['', undefined, null])('is who says nothing: %s', (agent) => expect(isCrawler(agent)).toBe(false))
})
