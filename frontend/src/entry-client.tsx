import './ui/look/index.css';

import { hydratePage } from './app/hydrate-page';

void hydratePage();
