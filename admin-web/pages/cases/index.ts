import RuleIcon from '@mui/icons-material/RuleOutlined';
import { lazyPage } from '../../ui/lazy-page.tsx';

export const cases = {
  list: lazyPage(async () => (await import('./case-list.tsx')).CaseList),
  icon: RuleIcon,
};
