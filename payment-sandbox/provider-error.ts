import type { JsonObject } from '@baanpak/infrastructure/json/json.ts';

/** The provider's own refusal codes, with the status each comes with. */
const STATUSES = {
  authentication_failure: 401,
  bad_request: 400,
  backend_error: 500,
  brand_not_supported: 400,
  expired_charge: 400,
  failed_capture: 400,
  failed_expire: 400,
  failed_refund: 400,
  invalid_card: 400,
  invalid_charge: 400,
  missing_card: 400,
  not_found: 404,
  used_token: 400,
} as const;

export type ProviderErrorCode = keyof typeof STATUSES;

/** Answered as `{object: "error", code, message, location}`. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly code: ProviderErrorCode;

  readonly status: number;

  /** `status`: default the code's own. */
  constructor(code: ProviderErrorCode, message: string, status: number = STATUSES[code]) {
    super(message);
    this.code = code;
    this.status = status;
  }

  toObject(): JsonObject {
    return {
      object: 'error',
      location: `https://www.omise.co/api-errors#${this.code.replaceAll('_', '-')}`,
      code: this.code,
      message: this.message,
    };
  }
}
