declare module '@marbec/web-auto-extractor' {
  class WebAutoExtractor {
    constructor(options: Readonly<{ addLocation: boolean; embedSource: readonly string[] }>);
    parse(html: string): Readonly<Record<'jsonld', Readonly<Record<string, readonly unknown[]>>>>;
  }

  export { WebAutoExtractor as default };
}

declare module '@adobe/structured-data-validator' {
  type Issue = Readonly<{ issueMessage: string; severity: 'ERROR' | 'WARNING' }>;
  class Validator {
    validate(extracted: unknown): Promise<readonly Issue[]>;
  }

  export { Validator as default };
}
