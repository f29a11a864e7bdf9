import { openBrowser } from '../e2e/testing/browser.ts';
import { readFileSync, existsSync } from 'node:fs';
const DIST='/tmp/asof-dist';
const m=JSON.parse(readFileSync(DIST+'/.vite/manifest.json','utf8'))['router/entry-client.tsx'];
const id=(n:number)=>`00000000-0000-4000-8000-${String(n).padStart(12,'0')}`;
const O=id(1), H=id(2), R=id(40), B=id(30);
const both=(th:string,en:string)=>({th,en});
const book=(n:number,g={})=>({_id:n===0?B:id(300+n),id:n===0?B:id(300+n),bookingId:n===0?'BK-7Q2MX4':`BK-${n}KQ9TX`,ownerId:O,hotelId:H,roomId:R,hotelName:both('ทะเลเงิน กะตะ','Talay Ngoen Kata'),hotelNameSlug:'x',roomObj:{title:both('ห้องริมหาด','Beach room'),unitNames:['101','102']},status:'Booked',paymentStatus:'paid',paymentMethod:'gateway',holdExpiresAt:null,arrival:null,documents:[],transferReportedAt:null,hasTransferSlip:false,bookingChannel:'website',methodCheckIn:'At Hotel',checkInDate:'2026-12-24',checkOutDate:'2026-12-26',nights:2,price:3000,nightPrices:[],totalReceived:3000,amountDue:0,feeCharge:0,reservedBy:'Anna Berg',email:'anna@example.com',phone:'0812345678',guests:2,children:0,pets:0,breakfast:true,note:null,staffNote:'Sits by the window',address:null,province:null,country:null,postalCode:null,taxInvoice:null,taxInvoiceNumber:null,creditNotes:[],refunds:[],refund:null,refundQuote:null,charges:[],payments:[],paidBy:{method:'card',brand:'Visa',lastDigits:'4242'},checkInStatus:false,checkOutStatus:false,checkInDateStatus:null,checkOutDateStatus:null,disabled:false,noShow:false,createdAt:'2026-11-01T03:00:00.000Z',version:3,unit:'101',lang:'th',cancellationPolicy:{},...g});
const ev=(n:number,g={})=>({id:id(1000+n),position:`p${n}`,index:null,revision:n,stream:`booking-${B}`,lane:'booking',type:'BookingPlaced',sentence:`Guest booked BK-7Q2MX4 for 2 nights.`,at:`2026-11-0${n}T03:0${n}:00.000Z`,by:'guest',via:null,name:null,command:null,correlation:id(2000+n),cause:null,undoable:false,undone:false,data:{},changes:{},...g});
const hotel={_id:H,id:H,ownerId:O,hotelName:both('ทะเลเงิน กะตะ','Talay Ngoen Kata'),hotelNameSlug:'x',description:both('a','b'),provinceId:83,province:both('ภูเก็ต','Phuket'),locPlaces:null,disabled:false,version:1,imageUrl:null,idsGallery:[],imagesUrl:[],reviewScore:null,reviewCount:0,cancellationPolicy:{rules:[]},facilities:[]};
const room={_id:R,id:R,ownerId:O,hotelId:H,title:both('ห้องริมหาด','Beach room'),description:both('a','b'),basePrice:1150,units:2,maxGuests:3,disabled:false,unitNames:['101','102'],imageUrl:null,image360Url:null,idsGallery:[],imagesUrl:[],version:1,maxPets:0,breakfast:true};
const radius={event:ev(1,{lane:'room',type:'DaysPainted',stream:`room-${R}`,name:'สมหญิง ใจดี',sentence:'สมหญิง ใจดี set the price of Beach room from ฿1,150 to ฿115 for 1 Dec 2026 – 30 Dec 2026.'}),follows:[ev(2,{sentence:'Prices of 30 nights were told to the calendar.'})],touches:Array.from({length:12},(_,n)=>({_id:id(300+n),bookingId:`BK-${n}KQ9TX`,amount:11500*(1+n%3),under:n%5!==4})),compensations:[{what:'undo-prices',_id:R},{what:'set-prices',_id:R},...Array.from({length:12},(_,n)=>n).filter(n=>n%5!==4).flatMap(n=>[{what:'reprice',_id:id(300+n)},{what:'cancel-with-refund',_id:id(300+n)}])],more:false,moreFollows:false};
const answer=(p:string,q:URLSearchParams)=>{
 const list=(x:object[])=>({json:x,headers:{'content-range':`x 0-${x.length}/${x.length}`}});
 if(p==='/config.json')return{json:{apiKey:'k'}};
 if(p==='/bookings')return{json:{books:[book(0),...Array.from({length:9},(_,n)=>book(n+1,{reservedBy:['Somsak','Lena','Mali','Jörg'][n%4]}))],total:10,page:1,perPage:25}};
 if(p===`/bookings/${B}`)return q.get('at')==='busy'?{status:503,json:{code:'busy',detail:'busy'}}:{json:{book:book(0)}};
 if(p===`/bookings/${B}/history`)return{json:{events:[ev(1),ev(2,{type:'BookingPaid',lane:'payment',sentence:'The guest paid ฿3,000 by card.'}),ev(3,{type:'CaseOpened',lane:'refund',sentence:'A dispute of ฿3,000 was opened.',data:{kind:'dispute'}})],steps:[],pending:[],more:false,verified:null,proof:null}};
 if(p==='/hotels')return{json:{hotels:[hotel],total:1}}; if(p===`/hotels/${H}`)return{json:{hotel}};
 if(p==='/rooms')return{json:{rooms:[room],total:1}}; if(p===`/rooms/${R}`)return{json:{room}};
 if(p===`/rooms/${R}/prices`)return{json:{prices:[],paints:[]}};
 if(p===`/rooms/${R}/history`)return{json:{events:[{...ev(5,{lane:'room',type:'DaysPainted',stream:`room-${R}`,sentence:'Nok set the price of Beach room.'})}],steps:[],more:false,page:1,perPage:50}};
 if(p==='/log/radius')return{json:radius};
 if(p==='/admin-api/hotels')return list([hotel]); if(p==='/admin-api/rooms')return list([room]); if(p==='/admin-api/bookings')return list([book(0)]); if(p===`/admin-api/bookings/${B}`)return{json:book(0)};
 if(p==='/admin-api/events')return list([{...ev(1),_id:id(1001),time:'2026-11-01T03:00:00Z',actor:'guest',actorName:null,before:null,after:null}]);
 if(p.startsWith('/admin-api/'))return list([]);
 if(p==='/reports/daily')return{status:503,json:{code:'busy',detail:'Reports have not been made up to there'}};
 return{status:404,json:{code:'not-found',detail:'none'}};
};
const browser=await openBrowser();
const user={_id:O,username:'owner1',firstname:'Somchai',lastname:'Baansuan',nickname:null,email:null,phone:null,role:'owner',ownerId:O,disabled:false,secondFactor:false,recoveryCodesLeft:null,createdAt:'2026-01-01T00:00:00.000Z',version:1};
const at='at=2026-11-20T03%3A00%3A00.000Z';
const pages:[string,string][]=[
 ['list',`/owner/${O}/book-manage?${at}`],['booking',`/owner/${O}/book-manage/${B}?${at}`],['hotel',`/owner/${O}/hotel-manage/${H}?${at}`],['room',`/owner/${O}/room-manage/${R}?${at}`],['rooms',`/owner/${O}/room-manage?${at}`],['dashboard',`/owner/${O}/dashboard?${at}`],['history',`/owner/${O}/book-manage/${B}/history?event=${id(1002)}`],['roomhistory',`/owner/${O}/room-manage/${R}/history?event=${id(1005)}&${at}`],['radius',`/owner/${O}/audit/radius?event=${id(1001)}`],['busy',`/owner/${O}/book-manage/${B}?at=busy`],['listnow',`/owner/${O}/book-manage?view=list`],['audit',`/owner/${O}/audit`],['report',`/admin/reports/daily?${at}`],['prices',`/owner/${O}/room-manage/prices?${at}`],['bookingnow',`/owner/${O}/book-manage/${B}`],
];
const only=process.argv[2]?.split(',');
for(const [lang,width] of [['th',390],['en',1440]] as const){
 const ctx=await browser.newContext({viewport:{width,height:width<500?844:900},locale:lang==='th'?'th-TH':'en-GB',reducedMotion:'reduce'});
 await ctx.addInitScript(u=>{localStorage.setItem('staff-session',JSON.stringify({token:'t',endsAt:Date.now()+36e5,user:u}));localStorage.setItem('staff-used',String(Date.now()));},user);
 const page=await ctx.newPage();
 page.on('pageerror',e=>console.log('ERR',e.message));
 await page.route('**/*',async route=>{const u=new URL(route.request().url());
  const f=DIST+u.pathname; if(u.pathname.startsWith('/assets/')&&existsSync(f))return route.fulfill({path:f,contentType:f.endsWith('.js')?'text/javascript':f.endsWith('.css')?'text/css':undefined});
  if(route.request().resourceType()==='document')return route.fulfill({contentType:'text/html; charset=utf-8',body:`<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${(m.css??[]).map((c:string)=>`<link rel="stylesheet" href="/${c}">`).join('')}</head><body><div id="root"></div><script type="module" src="/${m.file}"></script></body></html>`});
  const a=answer(u.pathname,u.searchParams) as {json:unknown;status?:number;headers?:Record<string,string>};
  return route.fulfill({status:a.status??200,contentType:'application/json',headers:a.headers??{},body:JSON.stringify(a.json)});});
 for(const [name,path] of pages){ if(only&&!only.includes(name))continue;
  await page.goto('http://app.test'+(lang==='en'?'/en':'')+path); await page.waitForTimeout(name==='busy'||name==='report'?6500:2500);
  await page.screenshot({path:`/tmp/asof-shots/${lang}-${name}.png`});
  if(['booking','radius'].includes(name)){await page.emulateMedia({media:'print'});await page.screenshot({path:`/tmp/asof-shots/${lang}-${name}-print.png`});await page.emulateMedia({media:'screen'});}
  if(name==='booking'){await page.mouse.wheel(0,900);await page.waitForTimeout(500);await page.screenshot({path:`/tmp/asof-shots/${lang}-${name}-scrolled.png`});}
  if(name==='radius')await page.screenshot({path:`/tmp/asof-shots/${lang}-${name}-full.png`,fullPage:true});
 }
 await ctx.close();
}
await browser.close();
