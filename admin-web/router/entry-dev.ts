// first: components ask for it as soon as they are loaded
import '@vitejs/plugin-react/preamble';
import './entry-client.tsx';
