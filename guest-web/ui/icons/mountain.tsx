import { icon } from './icon.tsx';

export const Mountain = icon(<path d="m8 3 4 8 5-5 5 15H2L8 3z" />);
