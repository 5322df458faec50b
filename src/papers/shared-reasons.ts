/** Why lines of several listings were changed. */
export const sharedReasons = {
  heading: {
    en: 'a heading of the paper, not a line of Prolog',
    pt: 'um título do artigo, não uma linha de Prolog',
  },
  include: {
    en: 'all files of the listing stand in one here',
    pt: 'aqui todos os ficheiros da listagem estão num só',
  },
  margin: {
    en: 'what the margin of the page cuts off; the end is ours',
    pt: 'o que a margem da página corta; o fim é nosso',
  },
} as const;
