import type { simpleRest } from './react-admin-provider.js';

type Options = Readonly<{ apiKey: string; language: 'th' | 'en'; offline: string }>;

/** What the back office reads and writes by; resources are named as there, such as `owner/{ownerId}/book-manage`. */
export declare function openAdminData(options: Options): ReturnType<typeof simpleRest>;
