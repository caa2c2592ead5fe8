import type { Locale } from './portal';

/** What the chrome of the site says, in both languages: tests find controls by these words. */
export const WORDS = {
  siteName: { ja: '出荷API', en: 'Shipping API' },
  shipmentCreate: { ja: '出荷の作成', en: 'Create a shipment' },
  shipmentsList: { ja: '出荷の一覧', en: 'List shipments' },
  auth: { ja: '認証', en: 'Authorisation' },
  notFound: { ja: 'ページが見つかりません', en: 'Page not found' },
  retry: { ja: '再試行', en: 'Retry' },
  loading: { ja: 'ページを読み込んでいます…', en: 'Loading the page…' },
  failed: { ja: 'ページの一部を読み込めませんでした', en: 'A part of this page could not be loaded' },
  gone: { ja: 'ポータルの新しい版が公開されました', en: 'A new version of the portal was published' },
  reload: { ja: 'ポータルを再読み込み', en: 'Reload the portal' },
  crashed: { ja: 'このページでエラーが発生しました', en: 'This page crashed' },
  tryAgain: { ja: 'もう一度試す', en: 'Try again' },
  toggleSidebar: { ja: 'ナビゲーションバーを開く', en: 'Toggle navigation bar' },
  closeSidebar: { ja: 'ナビゲーションバーを閉じる', en: 'Close navigation bar' },
  colorMode: { ja: /カラーモード/, en: /Switch between dark and light mode/ },
  copy: { ja: 'コピー', en: 'Copy' },
  copied: { ja: 'コピーしました', en: 'Copied' },
  example: { ja: '例', en: 'Example' },
  examples: { ja: '例', en: 'Examples' },
  search: { ja: '検索', en: 'Search' },
} as const satisfies Record<string, Record<Locale, string | RegExp>>;
