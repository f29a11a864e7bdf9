/** Scores of 0 to 100; LCP and TBT in ms; CLS as Lighthouse has it. */
export type Figures = Readonly<
  Record<'performance' | 'accessibility' | 'bestPractices' | 'seo' | 'lcp' | 'tbt' | 'cls', number>
>;

type Aim = Readonly<{ aim: number; better: 'more' | 'less' }>;

export const AIMS: Readonly<Record<keyof Figures, Aim>> = {
  performance: { aim: 95, better: 'more' },
  accessibility: { aim: 100, better: 'more' },
  bestPractices: { aim: 100, better: 'more' },
  seo: { aim: 100, better: 'more' },
  lcp: { aim: 2_000, better: 'less' },
  tbt: { aim: 100, better: 'less' },
  cls: { aim: 0.02, better: 'less' },
};

const isFigure = (name: string): name is keyof Figures => name in AIMS;

/** The figures that do not reach their aim. */
export const misses = (figures: Figures): (keyof Figures)[] =>
  Object.keys(AIMS)
    .filter(isFigure)
    .filter((name) => {
      const { aim, better } = AIMS[name];
      return better === 'more' ? !(figures[name] >= aim) : !(figures[name] <= aim);
    });
