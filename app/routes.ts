import { index, prefix, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  index('pages/home/home.tsx'),
  route('notre-equipe', 'pages/club/team.tsx'),
  route('temoignages', 'pages/club/testimonials.tsx'),
  route('nos-soins', 'pages/club/care.tsx'),
  ...prefix('coaching', [
    route('running', 'pages/coaching/running.tsx'),
    route('triathlon', 'pages/coaching/triathlon.tsx'),
    route('natation', 'pages/coaching/swimming.tsx'),
  ]),
  route('nos-stages', 'pages/camps/camps.tsx'),
  route('nos-stages/*', 'pages/camps/camp.tsx'),
  route('contact', 'pages/contact/contact.tsx'),
  route('renoncer', 'pages/consumer-rights/withdraw.tsx'),
  route('resilier', 'pages/consumer-rights/cancel.tsx'),
  route('mentions-legales', 'pages/legal/legal-notice.tsx'),
  route('cgv', 'pages/legal/terms-of-sale.tsx'),
  route('confidentialite', 'pages/legal/privacy.tsx'),
  route('cookies', 'pages/legal/cookies.tsx'),
  route('accessibilite', 'pages/legal/accessibility.tsx'),

  route('compte/menu', 'pages/account/personal-menu.tsx'),
  route('recherche', 'pages/search/search.tsx'),
  route('recherche.json', 'pages/search/search-answer.ts'),

  route('sitemap.xml', 'pages/machines/sitemap.ts'),
  route('robots.txt', 'pages/machines/robots.ts'),
  route('site.webmanifest', 'pages/machines/web-manifest.ts'),
  route('art/:version/:file', 'pages/machines/art.ts'),
  route('og/*', 'pages/machines/social-image.ts'),
  route('api/_nuxt_icon/:file', 'pages/machines/icons.ts'),
  route('builds/latest.json', 'pages/machines/latest-build.ts'),
  route('builds/meta/:file', 'pages/machines/build-manifest.ts'),

  route('_style', 'pages/development/style.tsx'),
  route('_style/sombre', 'pages/development/style-dark.tsx'),
  route('_mails', 'pages/development/mails.tsx'),
  route('_mails/:mail', 'pages/development/mail-page.ts'),
  route('*', 'pages/errors/unknown-path.tsx'),
] satisfies RouteConfig
